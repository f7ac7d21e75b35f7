import type { ConfigSubmission, Configured } from '@/shared/config-form/use-config-form';
import type { PlainTextKey } from '@/shared/texts/t';

/** A type of entities as the server describes it. */
export type EntityType = {
  type: string;
  name: string;
  /** A sentence of the server about it. */
  description?: string;
  /** The fields of its configuration. */
  requested_configuration: Readonly<Record<string, unknown>>;
};
/** By their identifier, such as a class name. */
export type EntityTypes = Readonly<Record<string, EntityType>>;

/** The form of a resource whose types, and the fields of each, the server defines. */
export type TypedForm<Entity, Saved> = {
  /** The title, if its entities have one, and the configuration. */
  from: (entity: Entity) => Configured;
  /** What something new starts with: `{ title: '' }` if its entities have a title. */
  empty: Configured;
  create: (submission: ConfigSubmission) => Promise<Saved>;
  update: (current: Entity, submission: ConfigSubmission) => Promise<Saved>;
  /** Whether someone who edits a deleted entity may create it again from the values. */
  createsAgain?: boolean;
  /** Tells the drafts of something new apart, such as by its parent. */
  draftScope?: string;
  texts: {
    /** The title of the sheet until a type is chosen. */
    new: () => string;
    newOf: (typeName: string) => string;
    edit: PlainTextKey;
    editOf: (entity: Entity) => string;
    /** Labels of the buttons, and the toasts after saving. */
    create: PlainTextKey;
    created: (saved: Saved) => string;
    update: PlainTextKey;
    updated: (saved: Saved) => string;
    /** The label of the list of types. */
    types: PlainTextKey;
    /** The server offers none. */
    noTypes: PlainTextKey;
    /** The server does not describe the type of an entity. */
    unknownType: (type: string) => string;
  };
};
