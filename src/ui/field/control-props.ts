/**
 * What a field hands to its control, besides value and `onChange`. Every control of `ui/` takes all
 * of it and puts it on the element that has the focus; the parts of a compound control name
 * themselves.
 */
export type ControlProps = {
  id?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
};
