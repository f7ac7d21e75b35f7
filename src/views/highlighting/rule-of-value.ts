import type { FieldValue } from '@/domain/exact';
import { formatFieldValue } from '@/domain/format/field-value';
import { isRule } from '@/domain/highlighting/rule';
import { onlyQuery, stateOf } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { OpenView } from '@/views/view-state/view-state-context';
import { newValues, toRule } from './rule-form';

type Highlighted = Pick<OpenView, 'edit'> & { field: string; value: FieldValue };

/** Adds the rule for exactly this value; if it cannot be made, shows an error. */
export function highlightValue({ field, value, edit }: Highlighted): void {
  const text = formatFieldValue(value);
  if (text === '') {
    toasts.error(t('message.highlightMissing'));
    return;
  }
  edit((now) => {
    // Another value may have been highlighted since the page was rendered.
    const { highlighting } = stateOf(now, onlyQuery(now).id);
    const rule = toRule({ ...newValues(highlighting.filter(isRule)), field, value: text });
    return { type: 'highlighting', rules: [...highlighting, rule] };
  });
}
