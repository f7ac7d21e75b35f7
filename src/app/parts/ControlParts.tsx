import { useState } from 'react';
import styled from 'styled-components';
import { MultiSelect, SearchSelect, Tags } from '@/shared/pickers/SearchSelect';
import { Field } from '@/ui/field/Field';
import { BoxParts } from './BoxParts';
import { PickerParts } from './PickerParts';
import { Specimen } from './Specimen';

const few = [
  { value: 'mail', label: 'Mail', info: 'Everything from the mail relays' },
  { value: 'shop', label: 'Shop', info: 'Orders and payments' },
  { value: 'audit', label: 'Audit', disabled: true },
];
const grouped = ['Europe/Berlin', 'Europe/Paris', 'Asia/Tokyo', 'UTC'].map((value) => ({
  value,
  label: value.split('/').at(-1) ?? value,
  ...(value.includes('/') && { group: value.split('/')[0] ?? '' }),
}));
const thousands = Array.from({ length: 26_000 }, (_, n) => ({
  value: `host-${n}`,
  label: `host-${n}.example.org`,
}));

export function ControlParts() {
  return (
    <>
      <Specimen name="Select with search">
        <Fields>
          <Selects />
        </Fields>
      </Specimen>
      <Specimen name="Several values">
        <Fields>
          <Several />
        </Fields>
      </Specimen>
      <Specimen name="Pickers">
        <Fields>
          <PickerParts />
        </Fields>
      </Specimen>
      <Specimen name="Boxes">
        <Fields>
          <BoxParts />
        </Fields>
      </Specimen>
    </>
  );
}

function Selects() {
  const [stream, setStream] = useState<string | undefined>('mail');
  const [zone, setZone] = useState<string>();
  const [host, setHost] = useState<string | undefined>('host-13000');
  const [open, setOpen] = useState<string>();
  return (
    <>
      <Field label="Stream" help="With a second line, one is off.">
        {(control) => (
          <SearchSelect
            {...control}
            options={few}
            value={stream}
            onChange={setStream}
            clearable
            placeholder="Pick a stream"
          />
        )}
      </Field>
      <Field label="Zone" help="In groups.">
        {(control) => (
          <SearchSelect {...control} options={grouped} value={zone} onChange={setZone} />
        )}
      </Field>
      <Field label="Host" help="26,000 options.">
        {(control) => (
          <SearchSelect {...control} options={thousands} value={host} onChange={setHost} />
        )}
      </Field>
      <Field label="Field" help="Takes what is typed.">
        {(control) => (
          <SearchSelect
            {...control}
            options={few}
            value={open}
            onChange={setOpen}
            toValue={(typed) => typed}
            clearable
            monospace
          />
        )}
      </Field>
      <Field label="Loading">
        {(control) => (
          <SearchSelect {...control} options={[]} loading value={undefined} onChange={() => {}} />
        )}
      </Field>
      <Field label="Failed" error="A stream is needed.">
        {(control) => (
          <SearchSelect
            {...control}
            options={[]}
            failure="The streams could not be loaded."
            value={undefined}
            onChange={() => {}}
          />
        )}
      </Field>
      <Field label="Empty">
        {(control) => (
          <SearchSelect {...control} options={[]} value={undefined} onChange={() => {}} />
        )}
      </Field>
      <Field label="Off">
        {(control) => (
          <SearchSelect {...control} options={few} value="shop" onChange={() => {}} disabled />
        )}
      </Field>
    </>
  );
}

function Several() {
  const [hosts, setHosts] = useState<readonly string[]>(['host-1', 'host-2']);
  const [tags, setTags] = useState<readonly string[]>(['payments', 'eu']);
  return (
    <>
      <Field label="Hosts" help="A list with commas can be pasted.">
        {(control) => (
          <MultiSelect
            {...control}
            options={thousands}
            value={hosts}
            onChange={setHosts}
            clearable
          />
        )}
      </Field>
      <Field label="Tags" help="Enter or Tab adds.">
        {(control) => <Tags {...control} suggestions={few} value={tags} onChange={setTags} />}
      </Field>
      <Field label="Tags, off">
        {(control) => <Tags {...control} value={['read', 'only']} onChange={() => {}} disabled />}
      </Field>
    </>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22em), 1fr));
  gap: ${({ theme }) => theme.space.l};
  align-items: start;
  width: 100%;
`;
