type Permits = (permission: string) => boolean;

/** B6.4; each is asked for one input (graylog-api.md §9). */
export const mayCreate = (permits: Permits) => permits('inputs:create');
export const mayEdit = (id: string, permits: Permits) => permits(`inputs:edit:${id}`);
export const mayRun = (id: string, permits: Permits) => permits(`inputs:changestate:${id}`);
export const mayDelete = (id: string, permits: Permits) => permits(`inputs:terminate:${id}`);
