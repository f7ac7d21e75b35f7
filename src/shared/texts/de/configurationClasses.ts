import type { texts as english } from '../en/configurationClasses';
import type { Translation } from '../translation';

/** Texts of configuration classes of events, plugins, telemetry and others. */
export const texts = {
  'configurations.set': 'Gesetzt',
  'configurations.notSet': 'Nicht gesetzt',
  'configurations.notUpdated': 'Konfiguration konnte nicht gespeichert werden',
  'configurations.searchesNotUpdated': 'Sucheinstellungen konnten nicht gespeichert werden',
  'configurations.allowListNotUpdated': 'Erlaubte URLs konnten nicht gespeichert werden',
  'configurations.customizationNotUpdated': 'Anpassung konnte nicht gespeichert werden: {{key}}',
  'configurations.customizationFailed': 'Speichern fehlgeschlagen: {{error}}',
  'configurations.neverSaved': 'Nie geändert: Das sind die Voreinstellungen.',
  'configurations.decoratorsLead':
    'Ändern, wie Nachrichten in Suchergebnissen angezeigt werden, nicht was gespeichert ist. Die Suche in einem einzelnen Stream verwendet dessen Dekoratoren, alle anderen Suchen die Standard-Dekoratoren.',
  'configurations.eventsLead':
    'Wie Ereignisdefinitionen suchen und ihre Benachrichtigungen versendet werden.',
  'configurations.eventsEmbedded':
    'Ohne Wirkung auf diesem Knoten, der keine Ereignisdefinitionen hat.',
  'configurations.eventsSearchTimeout': 'Zeitlimit der Suche',
  'configurations.eventsSearchTimeoutHelp':
    'Suchen von Ereignisdefinitionen, die länger dauern, werden abgebrochen.',
  'configurations.eventsRetry': 'Wiederholung von Benachrichtigungen',
  'configurations.eventsRetryHelp':
    'Pause, bevor eine fehlgeschlagene Benachrichtigung erneut gesendet wird.',
  'configurations.eventsBacklog': 'Nachrichten je Benachrichtigung',
  'configurations.eventsBacklogHelp':
    'Voreingestellte Anzahl der Nachrichten, die Benachrichtigungen enthalten.',
  'configurations.eventsCatchUp': 'Nachholzeitraum',
  'configurations.eventsCatchUpHelp':
    'Ereignisdefinitionen im Rückstand durchsuchen zum Aufholen Zeiträume bis zu dieser Größe. Bei 0 wird jeder Zeitraum einzeln durchsucht.',
  'configurations.eventsKeepAlive': 'TCP-Keepalive für Benachrichtigungen',
  'configurations.eventsKeepAliveHelp':
    'Hält Verbindungen von HTTP-Benachrichtigungen durch Firewalls offen.',
  'configurations.sidecars': 'Sidecars',
  'configurations.sidecarsLead':
    'Wann Sidecars als inaktiv gelten und wie oft sie sich beim Server melden.',
  'configurations.sidecarsEmbedded':
    'Ohne Wirkung auf diesem Knoten, der keine Sidecars verwaltet.',
  'configurations.sidecarInactive': 'Inaktiv nach',
  'configurations.sidecarInactiveHelp':
    'Zeit seit dem letzten Kontakt, als ISO-8601-Dauer wie PT1M.',
  'configurations.sidecarExpired': 'Entfernt nach',
  'configurations.sidecarExpiredHelp':
    'Inaktive Sidecars werden nach dieser Zeit entfernt, zum Beispiel P14D.',
  'configurations.sidecarInterval': 'Aktualisierungsintervall',
  'configurations.sidecarIntervalHelp':
    'Wie oft sich Sidecars beim Server melden, zum Beispiel PT30S.',
  'configurations.sidecarStatus': 'Status senden',
  'configurations.sidecarStatusHelp':
    'Sidecars melden ihre Systemlast und den Status ihrer Kollektoren.',
  'configurations.sidecarOverride': 'Lokale Einstellungen überschreiben',
  'configurations.sidecarOverrideHelp':
    'Diese Einstellungen ersetzen die in den Dateien der Sidecars.',
  'configurations.geo': 'Geolokalisierung',
  'configurations.geoLead':
    'Ergänzt Nachrichten um den Ort von IP-Adressen, aus einer Datenbank auf dem Server.',
  'configurations.geoEmbedded': 'Ohne Wirkung auf diesem Knoten, der Adressen keine Orte zuordnet.',
  'configurations.geoOn': 'Aktiviert',
  'configurations.geoSchema': 'Standardschema erzwingen',
  'configurations.geoSchemaHelp':
    'Nur bekannte Adressfelder wie source_ip nachschlagen statt aller Felder mit IP-Adressen.',
  'configurations.geoVendor': 'Anbieter der Datenbank',
  'configurations.geoCity': 'Pfad zur Städtedatenbank',
  'configurations.geoCityHelp':
    'Eine Datei auf jedem Knoten, zum Beispiel /etc/graylog/server/GeoLite2-City.mmdb.',
  'configurations.geoAsn': 'Pfad zur ASN-Datenbank',
  'configurations.geoAsnHelp': 'Ergänzt die Organisation des Netzes.',
  'configurations.geoInterval': 'Aktualisierungsintervall',
  'configurations.geoIntervalHelp': 'Wie oft die Dateien auf Änderungen geprüft werden.',
  'configurations.geoUnit': 'Einheit des Aktualisierungsintervalls',
  'configurations.geoS3': 'Dateien liegen in S3',
  'configurations.geoS3Help':
    'Die Pfade beziehen sich auf einen S3-Bucket, aus dem jeder Knoten die Dateien lädt.',
  'configurations.threats': 'Threat Intelligence',
  'configurations.threatsLead':
    'Listen, in denen Pipelines Adressen und Domains nachschlagen können.',
  'configurations.threatsEmbedded': 'Ohne Wirkung auf diesem Knoten, der keine Pipelines hat.',
  'configurations.threatsTor': 'Tor-Exit-Knoten',
  'configurations.threatsTorHelp': 'Der Server lädt die Liste vom Tor-Projekt.',
  'configurations.threatsSpamhaus': 'Spamhaus-Listen',
  'configurations.threatsSpamhausHelp': 'Der Server lädt die DROP- und EDROP-Listen.',
  'configurations.threatsOtx': 'AlienVault-OTX-Abfragen',
  'configurations.threatsOtxHelp': 'Jede Abfrage sendet die Adresse oder Domain an AlienVault.',
  'configurations.threatsOtxKey': 'AlienVault-API-Schlüssel',
  'configurations.threatsAbuse': 'Abuse.ch-Ransomware-Tracker',
  'configurations.threatsAbuseHelp': 'Nur aus Kompatibilität: Der Dienst wurde eingestellt.',
  'configurations.customizationLead':
    'Wie Betreiber die Konsole dieses Servers angepasst haben, zum Beispiel öffentliche Mitteilungen und Farben.',
  'configurations.noCustomization': 'Dieser Server hat keine Anpassungen.',
  'configurations.othersLead':
    'Weitere auf dem Server gespeicherte Konfigurationsklassen. Sie können hier nicht bearbeitet werden.',
  'configurations.noOthers': 'Keine weiteren Einstellungen gespeichert.',
  'configurations.telemetryLead': 'Nutzungsdaten darüber, wie mit der Konsole gearbeitet wird.',
  'configurations.telemetryHere': 'Diese Konsole',
  'configurations.telemetryOthers': 'Graylogs eigene Konsole, für Ihr Konto',
  'configurations.telemetryEmbedded': 'Diese Konsole und dieser Knoten senden nie Nutzungsdaten.',
  'configurations.telemetryRefuse': 'Ausschalten',
  'configurations.telemetryRefused': 'Die Telemetrie ist für Ihr Konto ausgeschaltet.',
  'configurations.telemetryNotUpdated':
    'Die Telemetrie-Einstellungen konnten nicht gespeichert werden.',
} as const satisfies Translation<typeof english>;
