import { useState } from 'react';
import { ColourBox, ColourScaleBox, FileBox, PasswordBox } from '@/shared/pickers/boxes';
import { CopyText } from '@/shared/copy-text/CopyText';
import { DEFAULT_COLOUR_SCALE, seriesColours, type ColourScaleName } from '@/theme/palettes';
import { useTheme } from 'styled-components';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { NumberInput } from '@/ui/number-input/NumberInput';
import { ResizablePanes } from '@/ui/resizable-panes/ResizablePanes';
import { Slider } from '@/ui/slider/Slider';
import { Switch } from '@/ui/switch/Switch';
import { Tooltip } from '@/ui/tooltip/Tooltip';

const MOST_BYTES = 1_000_000;

export function BoxParts() {
  const { name: theme } = useTheme();
  const [number, setNumber] = useState<number | undefined>(514);
  const [password, setPassword] = useState('X9-vlurk');
  const [file, setFile] = useState<File>();
  const [colour, setColour] = useState(seriesColours[theme][1] ?? '');
  const [pale, setPale] = useState(seriesColours.noir[4] ?? '');
  const [scale, setScale] = useState<ColourScaleName>(DEFAULT_COLOUR_SCALE);
  const [scaling, setScaling] = useState(1);
  const [on, setOn] = useState(true);
  const [part, setPart] = useState(0.4);
  return (
    <>
      <Field label="Port" help="0 to 65535">
        {(control) => (
          <NumberInput {...control} min={0} max={65_535} value={number} onChange={setNumber} />
        )}
      </Field>
      <Slider label="Scaling" min={0.5} max={10} step={0.5} value={scaling} onChange={setScaling} />
      <Field label="New password">
        {(control) => <PasswordBox {...control} isNew value={password} onChange={setPassword} />}
      </Field>
      <Field label="Password, off">
        {(control) => (
          <PasswordBox {...control} disabled placeholder="********" value="" onChange={() => {}} />
        )}
      </Field>
      <Field label="Content pack">
        {(control) => (
          <FileBox
            {...control}
            accept=".json"
            maxSize={MOST_BYTES}
            value={file}
            onChange={setFile}
          />
        )}
      </Field>
      <Field label="File, off">
        {(control) => <FileBox {...control} disabled value={undefined} onChange={() => {}} />}
      </Field>
      <Field label="Colour of the series">
        {(control) => (
          <ColourBox
            {...control}
            colours={seriesColours[theme]}
            value={colour}
            onChange={setColour}
          />
        )}
      </Field>
      <Field label="Colour of a rule">
        {(control) => <ColourBox {...control} value={pale} onChange={setPale} />}
      </Field>
      <Field label="Live">{(control) => <Switch {...control} value={on} onChange={setOn} />}</Field>
      <Field label="Live, off">
        {(control) => <Switch {...control} disabled value={false} onChange={() => {}} />}
      </Field>
      <ColourScaleBox name="scale" value={scale} onChange={setScale} />
      <Tooltip text="Under the pointer and with the focus; Escape hides it.">
        <Button>What is this?</Button>
      </Tooltip>
      <CopyText text={() => '65a1'} label="Copy the ID" />
      <ResizablePanes
        label="Width of the list"
        value={part}
        onChange={setPart}
        initial={0.4}
        first={<p>The list</p>}
        second={<p>What is selected</p>}
      />
    </>
  );
}
