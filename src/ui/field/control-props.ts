/**
 * What a field passes to its control besides value and `onChange`. Every control in `ui/` accepts
 * all of it and applies it to its focusable element; parts of a compound control have names of
 * their own.
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
