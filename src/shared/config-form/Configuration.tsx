import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { FactList } from '@/ui/detail/FactList';
import { configurationFacts, type ConfigurationFact } from './configuration-facts';

type ConfigurationProps = {
  values: Readonly<Record<string, unknown>>;
  /** The `requested_configuration` of the type; undefined for unknown types. */
  requested: Readonly<Record<string, unknown>> | undefined;
};

/** The configuration of an entity whose fields are defined by the server. */
export function Configuration({ values, requested }: ConfigurationProps) {
  const facts = configurationFacts(values, requested);
  if (facts.length === 0) return <p>{t('config.empty')}</p>;
  return <FactList facts={facts.map((fact) => ({ label: fact.label, value: valueText(fact) }))} />;
}

function valueText(fact: ConfigurationFact): string {
  switch (fact.kind) {
    case 'text':
      return fact.text;
    case 'flag':
      return t(fact.on ? 'config.yes' : 'config.no');
    case 'secret':
      return t('config.password');
    default:
      return unreachable(fact);
  }
}
