import type { texts as english } from '../en/outputs';
import type { Translation } from '../translation';

/** Texts of outputs. */
export const texts = {
  'outputs.title': 'Outputs',
  'outputs.lead':
    'Outputs senden Kopien der Nachrichten von Streams an andere Systeme, sobald sie eintreffen.',
  'outputs.empty':
    'Ein Output sendet alle Nachrichten der Streams, zu denen er gehört, zum Beispiel an ein anderes Graylog. Einen Output erstellen und einem Stream hinzufügen.',
  'outputs.loading': 'Outputs werden geladen…',
  'outputs.new': 'Neuer Output',
  'outputs.details': 'Details',
  'outputs.edit': 'Bearbeiten',
  'outputs.about': 'Über diesen Output',
  'outputs.column.title': 'Titel',
  'outputs.column.type': 'Typ',
  'outputs.column.streams': 'Streams',
  'outputs.column.creator': 'Erstellt von',
  'outputs.column.created': 'Erstellt',
  'outputs.column.state': 'Status',
  'outputs.column.rate': 'Nachrichten/s',
  'outputs.column.waiting': 'Wartend',
  'outputs.column.dropped': 'Verworfen',
  'outputs.noStreams': 'Keine',
  'outputs.moreStreams': '+{{count}}',
  'outputs.search': 'Gesendete Nachrichten suchen',
  'outputs.delete': 'Output löschen',
  'outputs.deleteMeans':
    'Seine Streams senden keine Nachrichten mehr an ihn. Nachrichten in der Warteschlange werden verworfen.',
  'outputs.deleted': 'Der Output „{{title}}“ wurde gelöscht.',
  'outputs.deleteMany_one': '{{count}} Output löschen',
  'outputs.deleteMany_other': '{{count}} Outputs löschen',
  'outputs.deletedMany_one': '{{count}} Output gelöscht',
  'outputs.deletedMany_other': '{{count}} Outputs gelöscht',
  'outputs.notLoaded': 'Outputs konnten nicht geladen werden',
  'outputs.state.failing': 'Fehler',
  'outputs.state.dropping': 'Nachrichten verworfen',
  'outputs.state.sending': 'Sendet',
  'outputs.state.idle': 'Noch keine Nachrichten',
  'outputs.figures': 'Gesendete Nachrichten',
  'outputs.perSecond_one': '{{rate}} Nachricht/s',
  'outputs.perSecond_other': '{{rate}} Nachrichten/s',
  'outputs.sent_one': '{{messages}} Nachricht gesendet',
  'outputs.sent_other': '{{messages}} Nachrichten gesendet',
  'outputs.waiting': 'Warteschlange: {{waiting}} von {{queue}}',
  'outputs.dropped_one': '{{messages}} Nachricht verworfen',
  'outputs.dropped_other': '{{messages}} Nachrichten verworfen',
  'outputs.failingTitle': 'Nachrichten können nicht zugestellt werden',
  'outputs.failedTitle': 'Letzter Fehler: {{time}}',
  'outputs.configuration': 'Konfiguration',
  'outputs.types': 'Output-Typen',
  'outputs.noTypes': 'Der Server bietet keine Output-Typen an.',
  'outputs.unknownType':
    'Der Server kennt keine Outputs vom Typ {{type}}, daher lässt sich dieser Output nicht bearbeiten.',
  'outputs.newOne': 'Neuer Output: {{type}}',
  'outputs.newFor': 'Neuer Output für {{stream}}',
  'outputs.editOne': 'Output bearbeiten: {{title}}',
  'outputs.create': 'Output erstellen',
  'outputs.save': 'Output speichern',
  'outputs.created':
    'Der Output „{{title}}“ wurde erstellt. Er sendet, sobald er einem Stream hinzugefügt ist.',
  'outputs.createdFor':
    'Der Output „{{title}}“ wurde erstellt und dem Stream „{{stream}}“ hinzugefügt.',
  'outputs.notCreatedFor':
    'Der Output wurde nicht erstellt, weil er dem Stream „{{stream}}“ nicht hinzugefügt werden konnte: {{reason}}',
  'outputs.createdAlone':
    'Der Output „{{title}}“ wurde erstellt, konnte dem Stream „{{stream}}“ aber nicht hinzugefügt werden (stattdessen „Vorhandene Outputs hinzufügen“ verwenden): {{reason}}',
  'outputs.saved': 'Der Output „{{title}}“ wurde gespeichert.',
  'outputs.streams': 'Streams',
  'outputs.ofStream': 'Outputs von {{title}}',
  'outputs.ofStreamLead': 'Jede Nachricht des Streams wird auch an diese Outputs gesendet.',
  'outputs.searchStream': 'In diesem Stream suchen',
  'outputs.rules': 'Regeln verwalten',
  'outputs.notForBuiltIn': 'Diesem vordefinierten Stream können keine Outputs hinzugefügt werden.',
  'outputs.streamPaused':
    'Der Stream ist angehalten. Er empfängt keine Nachrichten, daher wird nichts gesendet.',
  'outputs.noneAttached':
    'Dieser Stream hat keine Outputs. Seine Nachrichten werden nur hier gespeichert.',
  'outputs.detach': 'Entfernen',
  'outputs.detachOne': 'Output entfernen: {{title}}',
  'outputs.detachTitle': 'Output vom Stream entfernen',
  'outputs.detachMeans':
    'Nachrichten des Streams „{{stream}}“ werden nicht mehr an den Output „{{output}}“ gesendet. Der Output selbst bleibt erhalten.',
  'outputs.detachWaiting_one':
    'Wenn kein anderer Stream ihn verwendet, kann {{messages}} wartende Nachricht verworfen werden.',
  'outputs.detachWaiting_other':
    'Wenn kein anderer Stream ihn verwendet, können bis zu {{messages}} wartende Nachrichten verworfen werden.',
  'outputs.detached': 'Der Output „{{output}}“ wurde vom Stream „{{stream}}“ entfernt.',
  'outputs.notDetached': 'Der Output konnte nicht vom Stream entfernt werden',
  'outputs.notAttached': 'Der Output konnte dem Stream nicht hinzugefügt werden',
  'outputs.attachExisting': 'Vorhandene Outputs hinzufügen',
  'outputs.existing': 'Outputs',
  'outputs.pick': 'Outputs auswählen…',
  'outputs.pickNeeded': 'Mindestens einen Output auswählen.',
  'outputs.attach': 'Hinzufügen',
  'outputs.attached_one': '{{count}} Output wurde dem Stream „{{stream}}“ hinzugefügt.',
  'outputs.attached_other': '{{count}} Outputs wurden dem Stream „{{stream}}“ hinzugefügt.',
} as const satisfies Translation<typeof english>;
