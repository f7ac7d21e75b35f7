import type { Ace } from 'ace-builds';
import ace from 'ace-builds/src-noconflict/ace';
import { offsetOf, pointOf, tokensByLine, type LineToken } from './document-lines';
import type { CodeToken, TextEditor, TextSelection } from './text-editor';

/**
 * Keys for editing and moving. All others stay with the browser and the page: Tab moves the focus,
 * Ctrl+F finds in the page.
 */
const COMMANDS = new Set([
  'selectall',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'del',
  'backspace',
  'cut_or_delete',
  'insertstring',
  'inserttext',
  'gotostart',
  'gotoend',
  'golineup',
  'golinedown',
  'gotoleft',
  'gotoright',
  'gotowordleft',
  'gotowordright',
  'gotolinestart',
  'gotolineend',
  'selecttostart',
  'selecttoend',
  'selectup',
  'selectdown',
  'selectleft',
  'selectright',
  'selectwordleft',
  'selectwordright',
  'selecttolinestart',
  'selecttolineend',
  'selectlinestart',
  'selectlineend',
  'removetolinestart',
  'removetolineend',
  'removewordleft',
  'removewordright',
]);

export type Highlight = (text: string) => readonly CodeToken[];
export type AceEvents = {
  onChange: (text: string, caret: number) => void;
  onMove: (caret: number) => void;
};

/**
 * The only module that knows Ace's API. The editor is created once; the component talks to this
 * interface.
 */
export type AceBox = TextEditor & {
  setText: (text: string) => void;
  setHighlight: (highlight: Highlight) => void;
  /** Sets attributes of the text box; undefined removes one. */
  describe: (attributes: Readonly<Record<string, string | undefined>>) => void;
  destroy: () => void;
};

export function openAce(
  element: HTMLElement,
  text: string,
  selection: TextSelection,
  maxLines: number,
  events: AceEvents,
): AceBox {
  // The font comes from the style sheet: each font option of Ace would trigger a measurement.
  const editor = ace.edit(element, {
    value: text,
    maxLines,
    minLines: 1,
    wrap: true,
    indentedSoftWrap: false,
    showGutter: false,
    showPrintMargin: false,
    highlightActiveLine: false,
    highlightSelectedWord: false,
    displayIndentGuides: false,
    behavioursEnabled: false,
    wrapBehavioursEnabled: false,
    enableMultiselect: false,
    enableAutoIndent: false,
    useWorker: false,
    useSoftTabs: false,
    newLineMode: 'unix',
    dragEnabled: false,
  });
  for (const name of Object.keys(editor.commands.byName))
    if (!COMMANDS.has(name)) editor.commands.removeCommand(name);
  // An Ace theme would bring its own colours; ours are in the styles of CodeEditor.
  editor.setTheme({ cssClass: 'ace-console', cssText: '', isDark: false });
  editor.renderer.setPadding(0);
  const read = () => editor.session.getValue();
  const rangeOf = ({ start, end }: TextSelection) => aceRange(read(), start, end);
  const select = (range: TextSelection) => editor.selection.setRange(rangeOf(range));
  select(selection);
  editor.session.getUndoManager().reset();

  let quiet = false;
  editor.session.on('change', (delta: Ace.Delta) => {
    // The caret moves after this event, so its new position is derived from the change.
    if (!quiet)
      events.onChange(
        read(),
        offsetOf(read(), delta.action === 'insert' ? delta.end : delta.start),
      );
  });
  editor.selection.on('changeCursor', () => {
    if (!quiet) events.onMove(offsetOf(read(), editor.getCursorPosition()));
  });

  const input = editor.textInput.getElement();
  let described: Readonly<Record<string, string | undefined>> = {};
  const describe = () => {
    for (const [name, value] of Object.entries(described)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  };
  // Ace overwrites the accessible name of the text box with the row of the caret.
  editor.on('changeSelection', describe);

  return {
    describe: (attributes) => {
      described = attributes;
      describe();
    },
    focus: (caret) => {
      editor.focus();
      if (caret === 'end') editor.navigateFileEnd();
    },
    selection: () => {
      const { start, end } = editor.selection.getRange();
      return { start: offsetOf(read(), start), end: offsetOf(read(), end) };
    },
    replace: (range, insert, after = 'caret') => {
      editor.session.replace(rangeOf(range), insert);
      const end = range.start + insert.length;
      select({ start: after === 'selected' ? range.start : end, end });
    },
    indentOf: (offset) => {
      const { row, column } = pointOf(read(), offset);
      return (
        editor.renderer.textToScreenCoordinates(row, column).pageX -
        element.getBoundingClientRect().left
      );
    },
    setText: (next) => {
      if (next === read()) return;
      quiet = true;
      // One undo step, because the replaced text may be the user's only copy.
      editor.session.markUndoGroup();
      editor.session.doc.setValue(next);
      editor.navigateFileEnd();
      quiet = false;
    },
    setHighlight: (highlight) => colour(editor.session, highlight),
    destroy: () => editor.destroy(),
  };
}

function aceRange(text: string, start: number, end: number): Ace.Range {
  const from = pointOf(text, start);
  const to = pointOf(text, end);
  return new ace.Range(from.row, from.column, to.row, to.column);
}

/** Ace highlights line by line, but phrases can span lines, so the whole text is parsed once. */
function colour(session: Ace.EditSession, highlight: Highlight): void {
  let known = '';
  let lines: LineToken[][] = tokensByLine('', []);
  let version = 0;
  const getLineTokens = (_line: string, _state: string | string[], row = 0) => {
    const text = session.getValue();
    if (text !== known) {
      known = text;
      version += 1;
      lines = tokensByLine(text, highlight(text));
    }
    // A new state makes Ace continue with the next line.
    return { tokens: lines[row] ?? [], state: `${version}` };
  };
  const tokenizer = session.bgTokenizer.tokenizer;
  session.bgTokenizer.setTokenizer(
    Object.assign(Object.create(tokenizer) as typeof tokenizer, { getLineTokens }),
  );
  session.bgTokenizer.start(0);
}
