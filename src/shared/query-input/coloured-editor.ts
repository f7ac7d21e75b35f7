/** The lazily loaded part of the query input, as one chunk. */
export { CodeEditor } from '@/ui/code-editor/CodeEditor';
export { colourQuery } from './query-colours';
