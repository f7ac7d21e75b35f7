import type { texts as english } from '../en/edition';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'edition.needed':
    'Für {{feature}} werden die Enterprise-Lizenz und das Enterprise-Plugin benötigt',
  'edition.searchFeatures': 'Protokollansicht, Parameter und Suchfilter',
  'edition.product': 'Über Graylog Enterprise',
  'edition.setUp': 'Graylog Enterprise einrichten',
  'edition.lead': 'Edition und Lizenz dieses Servers.',
  'edition.license': 'Lizenz',
  'edition.edition': 'Edition',
  'edition.is.open': 'Open',
  'edition.is.enterprise': 'Enterprise',
  'edition.is.cloud': 'Cloud',
  'edition.status': 'Lizenzstatus',
  'edition.absent': 'Keine Lizenz',
  'edition.installed': 'Installiert',
  'edition.unknown': 'Unbekannt',
  'edition.plugins': 'Enterprise-Plugins',
  'edition.noPlugins': 'Keine',
  'edition.embedded':
    'Der eingebettete Knoten hat keine Enterprise-Edition. Es gibt sie für Graylog-Server, mit denen diese Konsole verbunden werden kann.',
  'edition.step.plugin':
    'Auf jedem Knoten das Enterprise-Paket zur Version des Servers installieren und die Knoten neu starten.',
  'edition.step.license': 'Eine Lizenz von Graylog, Inc. beziehen.',
  'edition.step.import': 'Sie auf der Lizenzseite der Konsole von Graylog importieren.',
  'edition.features': 'Enterprise-Funktionen',
  'edition.featuresLead':
    'Für diese Funktionen werden die Enterprise-Lizenz und das Enterprise-Plugin benötigt:',
  'edition.feature.parameters':
    'Parameter: Platzhalter in Abfragen. Die Variablen dieser Konsole leisten dasselbe ohne Lizenz.',
  'edition.feature.logView': 'Protokollansicht: Nachrichten als fortlaufender Text.',
  'edition.feature.searchFilters':
    'Suchfilter: Teile von Abfragen, die mehrere Suchen gemeinsam nutzen.',
  'edition.feature.security': 'Sicherheit: Erkennung von Anomalien und Untersuchungen.',
  'edition.notHere':
    'Diese Konsole hat noch keine Seiten für die Funktionen der Enterprise-Plugins. Dafür die Konsole von Graylog verwenden.',
  'edition.securityLead': 'Erkennung von Bedrohungen und Anomalien.',
  'edition.securityHere': 'Graylog Security',
};
