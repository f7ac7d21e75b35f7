import { useState } from 'react';
import { useFormState } from '@/shared/form/form-context';
import { PatternField } from './PatternField';
import { TestSection, type Sample } from './TestSection';
import { useGrokTest } from './use-grok-test';

/** The expression of a pattern, checked and tried with a text while it is typed. */
export function PatternWithTest() {
  const pattern = useFormState().valueOf('pattern');
  const expression = typeof pattern === 'string' ? pattern : '';
  const [sample, setSample] = useState<Sample>({ text: '', namedOnly: true });
  const test = useGrokTest({ expression, ...sample });
  return (
    <>
      <PatternField test={test} />
      <TestSection sample={sample} onChange={setSample} outcome={test.outcome} />
    </>
  );
}
