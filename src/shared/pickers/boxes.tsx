import { minPasswordLength } from '@/api/app-config';
import { formatBytes, formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { ColourPicker, type ColourPickerProps } from '@/ui/colour-picker/ColourPicker';
import { ScalePicker } from '@/ui/colour-picker/ScalePicker';
import type { ControlProps } from '@/ui/field/control-props';
import { FileDrop, type FileDropProps } from '@/ui/file-drop/FileDrop';
import { PasswordInput, type PasswordInputProps } from '@/ui/password-input/PasswordInput';
import { colourScales, markColours, type ColourScaleName } from '@/theme/palettes';

/** A password input with translated texts. */
export function PasswordBox(props: Omit<PasswordInputProps, 'texts'>) {
  const strength = {
    short: t('controls.strengthShort'),
    weak: t('controls.strengthWeak'),
    fair: t('controls.strengthFair'),
    strong: t('controls.strengthStrong'),
  };
  return (
    <PasswordInput
      least={minPasswordLength()}
      {...props}
      texts={{
        show: t('controls.showPassword'),
        hide: t('controls.hidePassword'),
        capsLock: t('controls.capsLock'),
        strength,
      }}
    />
  );
}

export function FileBox(props: Omit<FileDropProps, 'texts' | 'formatSize'>) {
  const { maxSize = 0, accept = '' } = props;
  const texts = {
    choose: t('controls.chooseFile'),
    drop: t('controls.dropFile'),
    remove: (name: string) => t('controls.removeFile', { name }),
    tooLarge: (name: string) => t('controls.fileTooLarge', { name, most: formatBytes(maxSize) }),
    wrongType: (name: string) => t('controls.fileWrongType', { name, accept }),
  };
  return <FileDrop {...props} formatSize={formatBytes} texts={texts} />;
}

export function ColourBox({
  colours = markColours,
  ...props
}: Omit<ColourPickerProps, 'texts' | 'colours'> & { colours?: readonly string[] }) {
  const texts = {
    choose: (colour: string) => t('controls.colour', { colour }),
    swatches: t('controls.colourSwatches'),
    code: t('controls.colourCode'),
    other: t('controls.otherColour'),
    unreadable: t('controls.colourUnreadable'),
    lowContrast: (ratio: string) =>
      t('controls.lowContrast', { ratio: formatCount(Number(ratio)) }),
  };
  return <ColourPicker {...props} colours={colours} texts={texts} />;
}

/**
 * Colour scale of a heatmap or gradient. `name` must be unique among the radio groups of the page.
 */
export function ColourScaleBox({
  only,
  ...props
}: ControlProps & {
  value: ColourScaleName;
  onChange: (name: ColourScaleName) => void;
  name: string;
  only?: 'sequential' | 'diverging';
}) {
  const labels: Record<ColourScaleName, string> = {
    viridis: t('controls.scaleViridis'),
    cividis: t('controls.scaleCividis'),
    blues: t('controls.scaleBlues'),
    greens: t('controls.scaleGreens'),
    oranges: t('controls.scaleOranges'),
    greys: t('controls.scaleGreys'),
    redBlue: t('controls.scaleRedBlue'),
    purpleGreen: t('controls.scalePurpleGreen'),
  };
  const names = (Object.keys(labels) as ColourScaleName[]).filter(
    (name) => only === undefined || colourScales[name].kind === only,
  );
  return (
    <ScalePicker
      {...props}
      label={t('controls.colourScale')}
      scales={names.map((name) => ({
        name,
        label: labels[name],
        colours: colourScales[name].colours,
      }))}
    />
  );
}
