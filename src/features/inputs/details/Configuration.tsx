import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { FactList } from '@/ui/detail/FactList';
import { configurationFacts, type ConfigurationFact } from './configuration-facts';

export function Configuration({
  input,
  info,
}: {
  input: InputSummary;
  info: InputTypeInfo | undefined;
}) {
  const facts = configurationFacts(input, info);
  if (facts.length === 0) return <p>{t('inputs.noConfiguration')}</p>;
  return <FactList facts={facts.map((fact) => ({ label: fact.label, value: valueText(fact) }))} />;
}

function valueText(fact: ConfigurationFact): string {
  switch (fact.kind) {
    case 'text':
      return fact.text;
    case 'flag':
      return t(fact.on ? 'inputs.yes' : 'inputs.no');
    case 'secret':
      return t('config.password');
    default:
      return unreachable(fact);
  }
}
