import { withColourOnPage } from '../widgets/series-colours';
import type { DocumentChange } from './edit-view';
import { onStates } from './view';

/** Colours a series, here and in other charts of the page; undefined is the default. */
export const colourChange = (
  widgetId: string,
  name: string,
  colour: string | undefined,
): DocumentChange => ({
  type: 'document',
  apply: (document, queryId) =>
    onStates(document, (state, id) =>
      id === queryId
        ? { ...state, widgets: withColourOnPage(state.widgets, { widgetId, name, colour }) }
        : state,
    ),
  // The native colour picker reports every colour that the pointer passes.
  mergeKey: `colours ${widgetId} ${name}`,
});
