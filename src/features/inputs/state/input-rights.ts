type Permits = (permission: string) => boolean;

/** Permissions for a single input, except for creating. */
export const mayCreate = (permits: Permits) => permits('inputs:create');
export const mayEdit = (id: string, permits: Permits) => permits(`inputs:edit:${id}`);
export const mayRun = (id: string, permits: Permits) => permits(`inputs:changestate:${id}`);
export const mayDelete = (id: string, permits: Permits) => permits(`inputs:terminate:${id}`);
