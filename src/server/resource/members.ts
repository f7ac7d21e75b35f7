import type { Endpoint } from '@/contract/endpoint';
import type { z } from 'zod';
import { readBody } from '../http/body-mapping';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { Access, Items } from './items';

type MemberOptions<Parent, Member> = {
  parents: Pick<Items<Parent>, 'one'>;
  /** The path parameter that names a member. */
  parameter: string;
  /** The members of a parent, in their order. */
  of(parent: Parent): readonly Member[];
  /** Stores all members of a parent. Nothing is awaited between reading the parent and this. */
  save(parent: Parent, members: readonly Member[]): Promise<void>;
  /** The message of the 404. */
  missing(key: string): string;
  /** The path of a new member, for the `Location` header. */
  pathOf?(member: Member, parent: Parent): string;
  /** The class that Jersey names in violations of bodies; without it none are named. */
  resource?: string;
};

type Answer<Parent, Member, Output> = (member: Member, parent: Parent) => NoInfer<Output>;
type Write<Parent, Schema extends z.ZodType> = Access<Parent> & { body: Schema };

/**
 * Serves what belongs to an item of a collection and is stored in an order, such as the rules of a
 * stream. Who may read the parent may read its members; changes need the right to edit it.
 */
export function members<Parent, Member extends { id: string }>(
  table: RouteTable,
  { parents, parameter, of, save, missing, pathOf, resource }: MemberOptions<Parent, Member>,
) {
  const editable = <Options extends Access<Parent>>(call: Call, access: Options) =>
    parents.one(call, { action: 'edit', ...access });
  const memberAt = (parent: Parent, key: string): Member => {
    const member = of(parent).find(({ id }) => id === key);
    if (!member) throw new Problem(404, missing(key));
    return member;
  };
  const one = (parent: Parent, { params }: Call) => memberAt(parent, params[parameter] ?? '');
  const argument = (method: string) =>
    resource === undefined ? undefined : `${resource}.${method}.arg0`;

  return {
    list<Input, Output>(
      endpoint: Endpoint<Input, Output>,
      answer: (members: readonly Member[], parent: Parent) => NoInfer<Output>,
    ) {
      serve(table, endpoint, (call) => {
        const parent = parents.one(call);
        return answer(of(parent), parent);
      });
    },

    get<Input, Output>(endpoint: Endpoint<Input, Output>, answer: Answer<Parent, Member, Output>) {
      serve(table, endpoint, (call) => {
        const parent = parents.one(call);
        return answer(one(parent, call), parent);
      });
    },

    /** New members come last. */
    create<Input, Output, Schema extends z.ZodType>(
      endpoint: Endpoint<Input, Output>,
      answer: Answer<Parent, Member, Output>,
      {
        body,
        make,
        ...access
      }: Write<Parent, Schema> & {
        make(draft: z.output<Schema>, parent: Parent, call: Call): Member;
      },
    ) {
      serve(table, endpoint, async (call) => {
        const parent = editable(call, access);
        const member = make(readBody(body, call.body, argument('create')), parent, call);
        await save(parent, [...of(parent), member]);
        if (pathOf)
          call.reply.headers.set(
            'location',
            `${new URL(call.request.url).origin}${pathOf(member, parent)}`,
          );
        return answer(member, parent);
      });
    },

    /** The id of a member stays what it was, whatever `change` makes of it. */
    update<Input, Output, Schema extends z.ZodType>(
      endpoint: Endpoint<Input, Output>,
      answer: Answer<Parent, Member, Output>,
      {
        body,
        change,
        ...access
      }: Write<Parent, Schema> & {
        change(member: Member, draft: z.output<Schema>, parent: Parent): Member;
      },
    ) {
      serve(table, endpoint, async (call) => {
        const parent = editable(call, access);
        const before = one(parent, call);
        const draft = readBody(body, call.body, argument('update'));
        const changed = { ...change(before, draft, parent), id: before.id };
        await save(
          parent,
          of(parent).map((member) => (member.id === before.id ? changed : member)),
        );
        return answer(changed, parent);
      });
    },

    remove<Input>(endpoint: Endpoint<Input, null>, access: Access<Parent> = {}) {
      serve(table, endpoint, async (call) => {
        const parent = editable(call, access);
        const removed = one(parent, call);
        await save(
          parent,
          of(parent).filter(({ id }) => id !== removed.id),
        );
        return null;
      });
    },

    /** Puts members into an order. Those that `idsOf` does not name keep theirs, behind the others. */
    order<Input, Schema extends z.ZodType>(
      endpoint: Endpoint<Input, null>,
      {
        body,
        idsOf,
        ...access
      }: Write<Parent, Schema> & { idsOf(draft: z.output<Schema>): readonly string[] },
    ) {
      serve(table, endpoint, async (call) => {
        const parent = editable(call, access);
        const ids = [...new Set(idsOf(readBody(body, call.body, argument('order'))))];
        const first = ids.map((id) => memberAt(parent, id));
        await save(parent, [...first, ...of(parent).filter(({ id }) => !ids.includes(id))]);
        return null;
      });
    },
  };
}
