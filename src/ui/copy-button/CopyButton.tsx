import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button, type ButtonProps } from '@/ui/button/Button';
import { copyText } from './copy-text';

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'icon' | 'children'> & {
  text: () => string | Promise<string>;
  label: string;
  copiedLabel: string;
  failedLabel: string;
};

/** Shows in place whether the text was copied, until the pointer or the focus leaves. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  variant = 'quiet',
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const { words, Icon } = {
    none: { words: label, Icon: Copy },
    copied: { words: copiedLabel, Icon: Check },
    failed: { words: failedLabel, Icon: X },
  }[outcome];
  const copy = async () => {
    try {
      setOutcome((await copyText(await text())) ? 'copied' : 'failed');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <Button
      {...rest}
      variant={variant}
      icon={<Icon aria-hidden size="1.15em" />}
      onClick={() => void copy()}
      onBlur={() => setOutcome('none')}
      onPointerLeave={() => setOutcome('none')}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
}
