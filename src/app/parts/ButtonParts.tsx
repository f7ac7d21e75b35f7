import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button, type ButtonVariant } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Specimen } from './Specimen';

const variants: [ButtonVariant, string][] = [
  ['primary', 'Save'],
  ['secondary', 'Cancel'],
  ['quiet', 'More'],
  ['danger', 'Delete'],
];

export function ButtonParts() {
  return (
    <>
      <Specimen name="Button">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Disabled">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant} disabled>
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Large">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant} size="large">
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen name="With an icon">
        <Button icon={<Plus aria-hidden size="1.1em" />}>Add rule</Button>
        <IconButton label="Download" icon={<Download aria-hidden size="1.1em" />} />
        <IconButton
          variant="secondary"
          label="Download, framed"
          icon={<Download aria-hidden size="1.1em" />}
        />
        <IconButton
          variant="danger"
          label="Delete, framed"
          icon={<Trash2 aria-hidden size="1.1em" />}
        />
      </Specimen>
    </>
  );
}
