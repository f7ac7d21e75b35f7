import type { texts as english } from '../en/sharing';
import type { Translation } from '../translation';

/** Texts of sharing. */
export const texts = {
  'sharing.share': 'Teilen',
  'sharing.action': 'Teilen…',
  'sharing.notPossible': 'Teilen nicht möglich',
  'sharing.onlyOwners': 'Nur Eigentümer dürfen dies teilen ({{type}}).',

  'sharing.type.stream': 'Stream',
  'sharing.type.search': 'Suche',
  'sharing.type.dashboard': 'Dashboard',
  'sharing.type.output': 'Output',
  'sharing.type.event_definition': 'Ereignisdefinition',
  'sharing.type.notification': 'Benachrichtigung',
  'sharing.type.search_filter': 'Suchfilter',

  'sharing.title': '{{type}} teilen: {{title}}',
  'sharing.loading': 'Die Freigaben werden geladen…',
  'sharing.update': 'Freigaben speichern',
  'sharing.updating': 'Wird gespeichert…',
  'sharing.close': 'Schließen',
  'sharing.cancel': 'Abbrechen',
  'sharing.restored': 'Nicht gespeicherte Änderungen wurden wiederhergestellt.',
  'sharing.discard': 'Änderungen verwerfen',

  'sharing.grantee': 'Teilen mit',
  'sharing.granteePlaceholder': 'Benutzer oder Team suchen',
  'sharing.capability': 'Berechtigung',
  'sharing.add': 'Hinzufügen',
  'sharing.everyoneDisabled': 'Das Teilen mit allen ist von der Administration deaktiviert.',
  'sharing.usersDisabled': 'Das Teilen mit Benutzern ist von der Administration deaktiviert.',
  'sharing.nobodyLeft': 'Es gibt sonst niemanden, mit dem geteilt werden kann.',
  'sharing.chooseFirst': 'Zuerst einen Benutzer oder ein Team wählen.',
  'sharing.notAdded':
    '{{name}} ist ausgewählt, aber noch nicht hinzugefügt. {{name}} hinzufügen oder die Auswahl aufheben.',
  'sharing.kind.user': 'Benutzer',
  'sharing.kind.team': 'Team',
  'sharing.kind.global': 'Alle Benutzer',
  'sharing.kind.error': 'Unbekannt',
  'sharing.capability.view': 'Betrachter',
  'sharing.capability.manage': 'Verwalter',
  'sharing.capability.own': 'Eigentümer',
  'sharing.means.view': 'Betrachter können es ansehen und benutzen.',
  'sharing.means.manage': 'Verwalter können es auch bearbeiten.',
  'sharing.means.own': 'Eigentümer können es auch löschen und teilen.',

  'sharing.grantees': 'Wer Zugriff hat',
  'sharing.withNobody': 'Niemand sonst',
  'sharing.nobodyYet': 'Noch mit niemandem geteilt.',
  'sharing.capabilityOf': 'Berechtigung von {{name}}',
  'sharing.remove': '{{name}} entfernen',
  'sharing.new': 'Neu',
  'sharing.changed': 'Bisher {{capability}}',
  'sharing.unchanged': 'Unverändert',
  'sharing.loses': '{{name}} verliert den Zugriff.',
  'sharing.keep': '{{name}} behalten',

  'sharing.conflicts_one':
    'Jemand anderes hat den Zugriff einer Person oder eines Teams ebenfalls geändert',
  'sharing.conflicts_other':
    'Jemand anderes hat den Zugriff von {{count}} Personen oder Teams ebenfalls geändert',
  'sharing.conflictsOwn_one':
    'Der Zugriff einer Person oder eines Teams wurde auch in einem anderen Tab geändert',
  'sharing.conflictsOwn_other':
    'Der Zugriff von {{count}} Personen oder Teams wurde auch in einem anderen Tab geändert',
  'sharing.conflictsLead':
    'Es wurde nichts überschrieben. Bitte die gewünschte Version wählen und dann aktualisieren.',
  'sharing.mine': 'Ihre Version: {{capability}}',
  'sharing.theirs': 'Von jemand anderem gespeichert: {{capability}}',
  'sharing.theirsOwn': 'Im anderen Tab gespeichert: {{capability}}',
  'sharing.noAccess': 'kein Zugriff',
  'sharing.keepMine': 'Ihre behalten',
  'sharing.takeTheirs': 'Andere übernehmen',

  'sharing.invalid': 'Diese Freigaben sind nicht möglich',
  'sharing.ownerNeeded':
    'Mindestens ein Eigentümer ist erforderlich. Zuerst jemand anderen zum Eigentümer machen.',
  'sharing.missingTitle': 'Nicht alle haben Zugriff auf alles, was hierfür nötig ist',
  'sharing.missingOf': '{{name}} hat keinen Zugriff auf:',
  'sharing.missingEntity': '{{type}} „{{title}}“',
  'sharing.missingOwned': '{{type}} „{{title}}“ von {{owners}}',

  'sharing.link': 'Link',
  'sharing.linkHelp': 'Funktioniert für alle, die Zugriff haben.',
  'sharing.copyLink': 'Link kopieren',

  'sharing.prepareFailed':
    'Die Freigaben konnten nicht vorbereitet werden ({{type}} „{{title}}“): {{error}}',
  'sharing.updateFailed':
    'Die Freigaben konnten nicht gespeichert werden ({{type}} „{{title}}“): {{error}}',
  'sharing.updated': 'Freigaben gespeichert: {{type}} „{{title}}“',
} as const satisfies Translation<typeof english>;
