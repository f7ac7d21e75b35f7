/**
 * Fields that only the space bar concerns: whoever has just ticked one still reaches all keys of
 * the page.
 */
const PRESSED_ONLY =
  '[type="checkbox"], [type="button"], [type="submit"], [type="reset"], [type="file"]';

/**
 * Whether a plain key that is pressed there belongs to what has the focus: text to a field, a
 * letter to the entries of a menu.
 */
export function consumesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        `input:not(${PRESSED_ONLY}), textarea, select, [role="menu"], [role="listbox"]`,
      ) !== null)
  );
}
