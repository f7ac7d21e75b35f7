import type { texts as english } from '../en/serverTexts';
import type { Translation } from '../translation';

/** Texts that servers send in English. */
export const texts = {
  'node.query.incomplete':
    'Die Abfrage endet, wo ein Begriff erwartet wird (Zeile {{line}}, Spalte {{column}})',
  'node.query.unexpected':
    '„{{part}}“ wird hier nicht erwartet (Zeile {{line}}, Spalte {{column}})',
  'node.query.signedValue':
    'Vor einem Wert wird kein Vorzeichen erwartet; nach {{part}} sucht \\{{part}} oder "{{part}}" (Zeile {{line}}, Spalte {{column}})',
  'node.query.openPhrase':
    'Ein Anführungszeichen wird nicht geschlossen (Zeile {{line}}, Spalte {{column}})',
  'node.query.openRegexp':
    'Ein mit / begonnener regulärer Ausdruck wird nicht geschlossen; ein einfacher Schrägstrich wird \\/ geschrieben (Zeile {{line}}, Spalte {{column}})',
  'node.query.trailingBackslash':
    'Nach einem Backslash muss ein Zeichen folgen (Zeile {{line}}, Spalte {{column}})',
  'node.query.strayBracket':
    '„{{part}}“ schließt nichts; die Suche danach wird \\{{part}} geschrieben (Zeile {{line}}, Spalte {{column}})',
  'node.query.badBoost': 'Nach ^ wird eine Zahl erwartet (Zeile {{line}}, Spalte {{column}})',
  'node.query.badEscape':
    'Nach \\u werden vier hexadezimale Ziffern erwartet (Zeile {{line}}, Spalte {{column}})',
  'node.query.badFuzziness':
    'Nach ~ wird eine ganze Zahl von Änderungen erwartet (Zeile {{line}}, Spalte {{column}})',
  'node.query.tooDeep':
    'Zu viele Klammern sind ineinander verschachtelt (Zeile {{line}}, Spalte {{column}})',
  'node.query.openRange':
    'Der Bereich {{range}} hat ein offenes Ende. Er wird ausgeführt, besser sind aber >, >=, < oder <=.',
  'node.query.leadingWildcard': 'Ein Begriff darf nicht mit * oder ? beginnen.',
  'node.query.leadingWildcardIn': 'Ein Begriff darf nicht mit * oder ? beginnen: {{pattern}}',
  'node.query.unknownField': 'Unbekanntes Feld: {{field}}',
  'node.query.lowercaseOperator':
    'Operatoren werden großgeschrieben: AND, OR, NOT statt „{{word}}“',
  'node.query.wrongValue':
    'Das Feld {{field}} hat den Typ {{type}}; der Wert {{value}} passt nicht dazu.',
  'node.query.undeclaredParameter': 'Nicht deklarierter Parameter: {{name}}',
  'node.query.tooManyTerms': 'Die Abfrage hat mehr als {{most}} Begriffe.',
  'node.query.tooLong': 'Die Abfrage hat {{length}} Zeichen; höchstens {{most}} sind möglich.',
  'node.query.fuzzyTooLong': 'Ein Wort der unscharfen Suche hat höchstens {{most}} Buchstaben.',
  'node.regexp.strayCharacter':
    'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: „{{char}}“ an Position {{position}} schließt nichts.',
  'node.regexp.numberExpected':
    'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: An Position {{position}} wird eine ganze Zahl erwartet.',
  'node.regexp.numberTooLarge':
    'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: Die Zahl an Position {{position}} ist zu groß.',
  'node.regexp.missing': 'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: {{mark}} fehlt.',
  'node.regexp.backwards':
    'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: Der Bereich {{range}} ist verkehrt herum.',
  'node.regexp.tooDeep':
    'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: Zu viele Klammern sind ineinander verschachtelt.',
  'node.regexp.noNumberRange':
    'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: „{{range}}“ ist kein Zahlenbereich.',
  'node.regexp.badClass':
    'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: Die Zeichenklasse {{name}} gibt es nicht.',
  'node.regexp.incomplete': 'Der reguläre Ausdruck /{{pattern}}/ ist ungültig: Er endet zu früh.',
  'node.regexp.tooLong':
    'Der reguläre Ausdruck ist mit {{length}} Zeichen zu lang; höchstens {{most}} sind erlaubt.',
  'node.regexp.tooManyRepeats':
    'Der reguläre Ausdruck wiederholt einen Teil mehr als {{most}} Mal.',
  'node.regexp.tooComplex': 'Der reguläre Ausdruck ist zu komplex (Aufwand über {{effort}}).',
  'node.regexp.tooManyWays':
    'Der reguläre Ausdruck ist zu komplex: & oder ~ innerhalb eines Teils hat zu viele Möglichkeiten. Auf den ganzen Wert angewendet funktionieren sie.',
  'node.search.unreadableIndex':
    'Die Nachrichten des Index {{index}} fehlen, weil er nicht gelesen werden kann: {{reason}}',
  'node.search.failed': 'Die Suche ist fehlgeschlagen: {{reason}}',
  'node.search.noSearchType': 'Die Abfrage enthält nichts, was dieser Server ausführen kann.',
  'node.search.unknownSearchType': 'Der Server kennt die Suchart {{name}} nicht.',
  'node.search.unknownOffset':
    'Der Zeitraum bezieht sich auf die Suchart {{id}}, die in dieser Abfrage fehlt oder selbst verschoben ist.',
  'node.search.badKeyword': '„{{keyword}}“ ist kein Zeitraum.',
  'node.search.unknownStreams': 'Keinen dieser Streams gibt es: {{streams}}',
  'node.search.window':
    'Erreichbar sind höchstens {{most}} Nachrichten, angefordert wurden {{last}}. Ein kürzerer Zeitraum macht die übrigen erreichbar.',
  'node.search.sortMissing':
    'Nach {{field}} kann nicht sortiert werden: Keine Nachricht hat dieses Feld.',
  'node.search.sortText': 'Nach {{field}} kann nicht sortiert werden, weil es ein Textfeld ist.',
  'node.search.suggestText': 'Für {{field}} gibt es keine Vorschläge, weil es ein Textfeld ist.',
  'node.search.groupNoDate': 'Nach Zeit kann nicht gruppiert werden: {{field}} ist kein Datum.',
  'node.search.groupText': 'Nach {{field}} kann nicht gruppiert werden, weil es ein Textfeld ist.',
  'node.search.groupSize': 'Die Anzahl der Gruppen muss größer als 0 sein, nicht {{limit}}.',
  'node.search.tooManyBuckets':
    'Das Ergebnis hat mehr als {{most}} Gruppen. Nötig ist ein größeres Intervall, ein kürzerer Zeitraum oder eine kleinere Anzahl.',
  'node.search.tooManyIntervals':
    'Das Intervall teilt das Ergebnis in mehr als {{most}} Gruppen. Nötig ist ein größeres Intervall oder ein kürzerer Zeitraum.',
  'node.search.tooManyValues':
    'Das Ergebnis hat mehr als {{most}} Werte (Gruppen × Metriken). Weniger Metriken, ein größeres Intervall oder ein kleineres Limit helfen.',
  'node.search.tooManyQueries':
    'Die Suche hat {{count}} Abfragen; höchstens {{most}} sind in einer Anfrage möglich.',
  'node.search.tooManyTypes':
    'Die Suche hat {{count}} Sucharten; höchstens {{most}} sind in einer Anfrage möglich.',
  'node.search.tooManySeries':
    'Die Aggregation hat {{count}} Metriken; höchstens {{most}} sind möglich.',
  'node.search.tooManyGroupings':
    'Die Aggregation ist nach {{count}} Feldern gruppiert; höchstens {{most}} sind möglich.',
  'node.search.tooManySorts':
    'Das Ergebnis ist nach {{count}} Feldern oder Metriken sortiert; höchstens {{most}} sind möglich.',
  'node.search.tooManyDecorators':
    'Die Suche hat {{count}} Dekoratoren; höchstens {{most}} sind möglich.',
  'node.search.tooManyFields':
    'Die Anfrage nennt {{count}} Felder; höchstens {{most}} sind möglich.',
  'node.search.tooManyCells':
    'Die Tabelle hat {{count}} Zellen (Zeilen × Spalten); höchstens {{most}} sind möglich.',
  'node.search.tooManyWaiting':
    'Zu viele Suchen warten ({{count}}). In einigen Sekunden erneut versuchen.',
  'node.search.neverBegan':
    'Die Suche hat {{seconds}} s auf andere Suchen gewartet und wurde nicht gestartet. Später erneut versuchen.',
  'node.search.answerTooLarge':
    'Die Antwort bräuchte {{megabytes}} MB Arbeitsspeicher, höchstens {{most}} MB sind möglich. Weniger Zeilen oder Gruppen anfordern.',
  'node.search.seriesNeedsField': '{{type}}() braucht ein Feld.',
  'node.search.seriesNotNumeric':
    '{{series}} kann nicht berechnet werden: {{field}} ist kein Zahlenfeld.',
  'node.search.badPercentile': 'Ein Perzentil liegt zwischen 0 und 100, nicht bei {{percentile}}.',
  'node.search.unknownSeries': 'Die Funktion {{type}} gibt es nicht.',
  'node.search.waited':
    'Die Nachrichten dieser Suche sind groß, und sie hat {{seconds}} s gewartet, während andere Antworten gesendet wurden. Erneut suchen oder weniger Zeilen anfordern.',
  'node.search.tookTooLong':
    'Die Suche hat länger als {{seconds}} s gedauert und wurde abgebrochen. Ein kürzerer Zeitraum oder eine engere Abfrage hilft.',
  'node.outgoing.notListed':
    '{{url}} steht nicht in der Liste der erlaubten URLs. Erlaubt wird sie unter System / Konfiguration / Erlaubte URLs mit dem Eintrag {{entry}}',
  'node.outgoing.notPublic':
    '{{host}} hat die Adresse {{address}}, die nicht öffentlich ist. Erlaubt wird sie unter System / Konfiguration / Erlaubte URLs mit dem weiteren Eintrag {{entry}}',
  'node.outgoing.notListedQuery':
    '{{url}} steht nicht in der Liste der erlaubten URLs. Erlaubt wird sie unter System / Konfiguration / Erlaubte URLs mit dem regulären Ausdruck {{entry}}',
  'node.outgoing.notPublicQuery':
    '{{host}} hat die Adresse {{address}}, die nicht öffentlich ist. Erlaubt wird sie unter System / Konfiguration / Erlaubte URLs mit dem weiteren regulären Ausdruck {{entry}}',
  'node.outgoing.redirected': '{{url}} leitet auf {{target}} um. {{reason}}',
  'node.outgoing.notWeb':
    'Nur Adressen, die mit http:// oder https:// beginnen, können abgerufen werden.',
  'node.outgoing.credentials':
    'Eine Adresse darf weder Benutzer noch Passwort enthalten. Sie gehören in einen Header.',
  'node.outgoing.unreachable': '{{url}} konnte nicht abgerufen werden: {{reason}}',
  'node.outgoing.tooSlow': '{{url}} hat nicht innerhalb von {{seconds}} Sekunden geantwortet.',
  'node.outgoing.status': '{{url}} hat mit Status {{status}} geantwortet.',
  'node.outgoing.brokeOff': 'Die Antwort von {{url}} brach ab: {{reason}}',
  'node.outgoing.tooLarge': 'Die Antwort von {{url}} ist größer als {{bytes}} Bytes.',
  'node.outgoing.tooManyRedirects': '{{url}} leitet mehr als {{most}} Mal um.',
  'node.output.refused': '{{address}} hat die Verbindung abgelehnt.',
  'node.output.ended': '{{address}} hat die Verbindung geschlossen.',
  'node.output.silent': '{{address}} antwortet nicht.',
  'node.output.slow': '{{address}} hat innerhalb von {{ms}} ms keine Verbindung angenommen.',
  'node.output.unknownHost': 'Der Hostname {{host}} kann nicht aufgelöst werden.',
  'node.output.unreachable': '{{address}} ist nicht erreichbar.',
  'node.output.datagramTooLarge':
    'Eine Nachricht ist zu groß, um sie über UDP an {{address}} zu senden.',
  'node.output.failed': 'Nachrichten können nicht an {{address}} gesendet werden: {{reason}}',
  'node.output.noHost': 'Der Output hat keinen Zielhost.',
  'node.output.noPort': 'Der Output hat keinen Zielport.',
  'node.output.badProtocol':
    'Das Protokoll des Outputs, {{protocol}}, ist weder TCP noch TCP+TLS noch UDP.',
  'node.output.tooLarge': 'Eine Nachricht von {{bytes}} Bytes ist zu groß für GELF über UDP.',
  'node.output.unknownType': 'Dieser Knoten hat keine Outputs vom Typ {{type}}.',

  'node.expression.regular': 'Der reguläre Ausdruck [{{value}}] ist ungültig, ab Zeichen {{at}}.',
  'node.expression.jsonPath':
    'Der JSON-Pfad [{{value}}] ist ungültig, ab Zeichen {{at}}: {{reason}}',
  'node.expression.format':
    'Das Format [{{value}}] ist ungültig, ab Zeichen {{at}}: ${ ist nicht geschlossen.',
  'node.index.misfit':
    'Der Wert [{{value}}] des Feldes [{{field}}] passt nicht zu dessen Typ [{{type}}].',
  'node.index.tooLong':
    'Der Wert des Feldes [{{field}}] ist zu lang, um danach zu suchen: nur [_exists_:{{field}}] findet die Nachricht.',
  'node.index.unreadable': 'Der Index {{index}} kann nicht gelesen werden',
  'node.index.unreadableMeans':
    'Seine Nachrichten fehlen in Suchen, bis die Datei aus einer Sicherung wiederhergestellt oder der Index gelöscht wird. {{reason}}',
  'node.index.log': 'Nachrichten des Index {{index}} können fehlen',
  'node.index.logMeans':
    'Sein Write-Ahead-Log war beim Start des Knotens beschädigt oder abgeschnitten. Alles vor der Beschädigung ist erhalten; zuletzt gespeicherte Nachrichten können fehlen. Das beschädigte Log liegt als {{file}} im Ordner der Indizes: Stellen Sie den Index aus einer Sicherung wieder her, oder löschen Sie die Datei, um diese Benachrichtigung zu beenden.',
  'node.index.gone': 'Den Index {{index}} gibt es nicht mehr.',
  'node.job.ranges': 'Neuberechnung aller Index-Zeiträume',
  'node.job.rangesOfSet': 'Neuberechnung der Index-Zeiträume von {{set}}',
  'node.job.rangeOfIndex': 'Neuberechnung des Zeitraums von Index {{index}}',
  'node.job.indicesOfSet': 'Löschung der Indizes von {{set}}',
  'node.job.deflector': 'Suche nach einem Index mit dem Namen eines Alias',
  'node.notification.inputFailedToStart': 'Ein Input konnte nicht gestartet werden',
  'node.notification.inputFailedToStartMeans':
    'Der Input {{input}} läuft auf diesem Knoten nicht: {{reason}}',
  'node.notification.inputFailing': 'Ein Input weist Nachrichten ab',
  'node.notification.inputFailingMeans':
    'Der Input {{input}} läuft, weist aber einige Nachrichten ab: {{reason}}',
  'node.notification.noInputRunning': 'Kein Input läuft',
  'node.notification.noInputRunningMeans':
    'Dieser Knoten empfängt keine Nachrichten. Auf der Seite „Inputs“ einen Input starten.',
  'node.notification.messagesNotStored': 'Nachrichten können nicht gespeichert werden',
  'node.notification.messagesNotStoredMeans':
    'Absender warten, bis Nachrichten wieder gespeichert werden können. Grund: {{reason}}',
  'node.notification.messagesNotStoredDiskFull':
    'Der Datenträger ist voll. Absender warten, bis wieder Platz ist: Ältere Indizes oder andere Dateien löschen.',
  'node.notification.processingPaused': 'Die Nachrichtenverarbeitung ist angehalten',
  'node.notification.processingPausedMeans':
    'Im Journal warten {{messages}} Nachrichten (zu {{percent}} % voll). Sie werden gespeichert, sobald die Verarbeitung fortgesetzt wird.',
  'node.notification.journalFull':
    'Im Journal warten {{messages}} Nachrichten (zu {{percent}} % voll). Das Journal ist voll: TCP-Absender warten, HTTP-Absender sollen es erneut versuchen, und UDP-Nachrichten werden verworfen.',
  'node.notification.extractorQuarantined': 'Ein Extraktor braucht zu lange',
  'node.notification.extractorQuarantinedMeans':
    'Der Extraktor „{{extractor}}“ des Inputs „{{input}}“ brauchte wiederholt bis zu {{milliseconds}} ms für eine Nachricht. Er läuft fünf Minuten lang nicht und wird dann erneut versucht. Der Input läuft weiter: {{skipped}} Nachrichten wurden ohne das gespeichert, was er extrahiert. Fassen Sie seinen Ausdruck oder seine Bedingung enger.',
  'node.notification.outputFailing': 'Ein Output kann seine Nachrichten nicht zustellen',
  'node.notification.outputFailingMeans':
    'Output {{output}}: {{reason}} Bisher verworfene Nachrichten: {{dropped}}',
  'node.notification.diskFilling': 'Der Speicherplatz wird knapp',
  'node.notification.diskFillingMeans':
    'Auf dem Datenträger von {{place}} sind {{free}} von {{total}} frei. Ältere Indizes löschen oder weniger davon behalten.',
  'node.notification.diskNearlyFull': 'Der Speicherplatz ist fast erschöpft',
  'node.notification.diskNearlyFullMeans':
    'Auf dem Datenträger von {{place}} sind {{free}} von {{total}} frei. Ist er voll, können keine Nachrichten mehr gespeichert werden, bis wieder Platz ist. Ältere Indizes löschen oder weniger davon behalten.',
  'node.subsystem.node': 'Knoten',
  'node.subsystem.nodeHelp': 'Meldungen des Knotens selbst: Start, Ende, fehlgeschlagene Anfragen.',
  'node.subsystem.storage': 'Speicherung',
  'node.subsystem.storageHelp': 'Indizes und wie Nachrichten in ihnen gespeichert werden.',
  'node.subsystem.inputs': 'Inputs',
  'node.subsystem.inputsHelp': 'Sockets und Dateien, aus denen Nachrichten kommen.',
  'node.subsystem.authentication': 'Anmeldung',
  'node.subsystem.authenticationHelp':
    'Wer sich an- und abgemeldet hat, und Versuche mit falschem Namen oder Passwort.',
  'node.role.blank': 'Ein Rollenname darf nicht mit einem Leerzeichen beginnen oder enden.',
  'node.role.characters':
    'Ein Rollenname darf weder *, Komma, Doppelpunkt und Schrägstrich noch unsichtbare Zeichen enthalten.',
  'node.role.dots': 'Ein Rollenname darf nicht nur aus Punkten bestehen.',
  'node.role.lookalike': 'Der Rollenname {{name}} ist dem der Rolle {{other}} zu ähnlich.',
  'node.token.name':
    'Ein Tokenname darf nicht mit einem Leerzeichen beginnen oder enden und nicht nur aus Punkten bestehen.',
  'node.user.blank': 'Ein Benutzername darf nicht mit einem Leerzeichen beginnen oder enden.',
  'node.user.characters':
    'Ein Benutzername darf weder *, Komma, Doppelpunkt und Schrägstrich noch unsichtbare Zeichen enthalten.',
  'node.user.dots': 'Ein Benutzername darf nicht nur aus Punkten bestehen.',
  'node.user.lookalike': 'Der Benutzername {{name}} ist dem des Benutzers {{other}} zu ähnlich.',
  'node.user.passwordShort': 'Ein Passwort muss mindestens {{least}} Zeichen haben.',
  'node.failed':
    'Der Server konnte diese Anfrage nicht beantworten. Der Grund steht in seinem Log unter {{id}}.',
  'serverText.other': 'Meldung des Servers: {{text}}',
  'serverText.title.QUERY_PARSING_ERROR': 'Ungültige Abfrage',
  'serverText.title.UNKNOWN_FIELD': 'Unbekanntes Feld',
  'serverText.title.INVALID_OPERATOR': 'Ungültiger Operator',
  'serverText.title.INVALID_VALUE_TYPE': 'Ungültiger Wert',
  'serverText.title.UNDECLARED_PARAMETER': 'Nicht deklarierter Parameter',
  'serverText.title.EMPTY_PARAMETER': 'Parameter ohne Wert',

  'graylog.parse':
    'Die Abfrage ist ungültig: {{part}} wird hier nicht erwartet (Zeile {{line}}, Spalte {{column}})',
  'graylog.parseEnd': 'Die Abfrage ist unvollständig.',
  'graylog.parseOther': 'Die Abfrage ist ungültig: {{reason}}',
  'graylog.unknownField': 'Unbekanntes Feld: {{field}}',
  'graylog.lowercaseOperator': 'Operatoren werden großgeschrieben: AND, OR, NOT statt „{{word}}“',
  'graylog.wrongValue':
    'Das Feld {{field}} hat den Typ {{type}}; der Wert {{value}} passt nicht dazu.',
  'graylog.undeclaredParameter': 'Nicht deklarierter Parameter: {{name}}',
  'graylog.notAuthorized': 'Keine Berechtigung',
  'graylog.notAuthorizedFor': 'Keine Berechtigung für {{id}}',
  'graylog.notAllowed': 'Keine Berechtigung für {{id}}',
  'graylog.missing': '{{id}} wurde nicht gefunden.',
  'graylog.notFound': '{{id}} wurde nicht gefunden.',
  'graylog.wrongPassword': 'Benutzername oder Passwort ist falsch.',
  'graylog.oldPassword': 'Das bisherige Passwort fehlt oder ist falsch.',
  'graylog.tooManySignIns': 'Zu viele Anmeldeversuche. In einer Minute erneut versuchen.',
  'graylog.serviceAccount': 'Mit dem Dienstkonto {{name}} ist keine Anmeldung möglich.',
  'graylog.usernameTaken': 'Der Benutzername {{name}} ist bereits vergeben.',
  'graylog.roleExists': 'Die Rolle {{name}} gibt es bereits.',
  'graylog.unknownRoles': 'Unbekannte Rollen: {{names}}',
  'graylog.readOnlyUser': 'Der Benutzer {{name}} kann nicht geändert werden.',
  'graylog.ownStatus': 'Der eigene Status kann nicht geändert werden.',
  'graylog.readOnlyRole': 'Die Rolle {{name}} kann nicht geändert werden.',
  'graylog.tooLong': 'Höchstens {{most}} Zeichen.',
  'graylog.length': 'Zwischen {{least}} und {{most}} Zeichen.',
  'graylog.empty': 'Darf nicht leer sein.',
  'graylog.builtInStream': 'Dieser Stream ist vordefiniert und kann nicht geändert werden.',
  'graylog.builtInRules': 'Dieser Stream ist vordefiniert und kann keine Regeln haben.',
  'graylog.indexSetMissing': 'Das Index-Set {{id}} gibt es nicht.',
  'graylog.indexSetReadOnly': 'In das gewählte Index-Set darf nicht geschrieben werden.',
  'graylog.indexPrefix': 'Das Index-Präfix {{prefix}} ist bereits vergeben.',
  'graylog.defaultWritable': 'In das voreingestellte Index-Set muss geschrieben werden können.',
  'graylog.inputField': 'Das Pflichtfeld {{field}} fehlt oder hat einen ungültigen Wert.',
  'graylog.inputConfiguration': 'Die Konfiguration des Inputs fehlt oder ist ungültig.',
  'graylog.addressInUse':
    'Die Adresse {{address}} wird bereits von einem anderen Input oder Programm verwendet.',
  'graylog.bindFailed': 'Diese Adresse wird bereits verwendet.',
  'graylog.notListed': '{{url}} steht nicht in der Liste der erlaubten URLs.',
  'graylog.badRegex': 'Der reguläre Ausdruck {{regex}} ist ungültig.',
  'graylog.bodyTooLarge': 'Die Anfrage ist zu groß.',
  'graylog.jobLimit': 'Ein solcher Auftrag läuft bereits.',
  'graylog.rangeLimit': 'Der Zeitraum reicht weiter zurück, als Suchen dürfen.',
  'graylog.searchQuery': 'Die Suche ist fehlgeschlagen.',
} satisfies Translation<typeof english>;
