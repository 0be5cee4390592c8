import type { Schema } from '@clinic/api'
import { type ActorRefFrom, assign, type EventFrom, fromPromise, setup } from 'xstate'
import { isRefused, retryDelay } from '../retry'
import { unprovided } from '../unprovided'

/** The draft as the server keeps it; version 0: it keeps none yet. */
export interface StoredDraft<Content = Schema<'NoteContent'>> {
  content: Content
  version: number
}

/** What came of a save: the stored draft, or the draft that another window stored meanwhile. */
export type DraftReply<Content = Schema<'NoteContent'>> =
  | { stored: StoredDraft<Content> }
  | { current: StoredDraft<Content> }

/** Milliseconds without a key until a draft is saved. */
const rest = 1_000
const firstWait = 1_000
const longestWait = 30_000

/**
 * A text of a visit while it is written, the note or a prescription: it is saved whenever the hands rest. Without a reply it is sent
 * again; a refusal and a draft stored by another window keep what is typed and wait for a decision. `kept`: the server has everything.
 */
export const draftMachine = <Content>() =>
  setup({
    types: {
      input: {} as StoredDraft<Content>,
      /** `attempt` counts the saves in a row that no reply came to; `other` is the draft of another window. */
      context: {} as StoredDraft<Content> & {
        sent: Content
        other: StoredDraft<Content> | null
        attempt: number
        error: Error | null
      },
      events: {} as
        | { type: 'draft.edit'; content: Content }
        | { type: 'draft.save' }
        | { type: 'draft.keepMine' }
        | { type: 'draft.takeOther' }
        | { type: 'draft.arrived'; stored: StoredDraft<Content> }
        | { type: 'network.restored' },
      tags: {} as 'unsent',
    },
    actors: { saveDraft: fromPromise<DraftReply<Content>, StoredDraft<Content>>(unprovided('saveDraft')) },
    actions: {
      setContent: assign((_, { content }: { content: Content }) => ({ content })),
      remember: assign({ sent: ({ context }) => context.content }),
      setVersion: assign((_, { reply }: { reply: DraftReply<Content> }) => ({ version: draftIn(reply).version })),
      setOther: assign((_, { reply }: { reply: DraftReply<Content> }) => ({ other: draftIn(reply) })),
      setStored: assign((_, { content, version }: StoredDraft<Content>) => ({ content, version })),
      takeOther: assign(({ context: { other } }) => ({ ...other, other: null })),
      keepMine: assign(({ context: { other, version } }) => ({ version: other?.version ?? version, other: null })),
      setError: assign((_, { error }: { error: unknown }) => ({
        error: error instanceof Error ? error : new Error(String(error)),
      })),
      countFailure: assign({ attempt: ({ context }) => context.attempt + 1 }),
      forgetFailures: assign({ attempt: 0, error: null }),
    },
    guards: {
      isOfOther: (_, { reply }: { reply: DraftReply<Content> }) => 'current' in reply,
      isAllSent: ({ context }) => context.sent === context.content,
      isRefused: (_, { error }: { error: unknown }) => isRefused(error),
      isNewer: ({ context }, { stored }: { stored: StoredDraft<Content> }) => stored.version > context.version,
    },
    delays: { rest, backoff: ({ context }) => retryDelay(context.attempt, { first: firstWait, longest: longestWait }) },
  }).createMachine({
    id: 'noteDraft',
    context: ({ input }) => ({ ...input, sent: input.content, other: null, attempt: 0, error: null }),
    initial: 'kept',
    on: { 'draft.edit': { actions: { type: 'setContent', params: ({ event }) => ({ content: event.content }) } } },
    states: {
      kept: {
        on: {
          'draft.edit': edited<Content>(),
          'draft.arrived': {
            guard: { type: 'isNewer', params: ({ event }) => ({ stored: event.stored }) },
            actions: { type: 'setStored', params: ({ event }) => event.stored },
          },
        },
      },
      edited: {
        tags: 'unsent',
        after: { rest: 'saving' },
        on: { 'draft.edit': { ...edited<Content>(), reenter: true }, 'draft.save': 'saving' },
      },
      saving: {
        tags: 'unsent',
        entry: 'remember',
        invoke: {
          src: 'saveDraft',
          input: ({ context: { content, version } }) => ({ content, version }),
          onDone: [
            {
              guard: { type: 'isOfOther', params: ({ event }) => ({ reply: event.output }) },
              target: 'conflicting',
              actions: ['forgetFailures', { type: 'setOther', params: ({ event }) => ({ reply: event.output }) }],
            },
            {
              guard: 'isAllSent',
              target: 'kept',
              actions: ['forgetFailures', { type: 'setVersion', params: ({ event }) => ({ reply: event.output }) }],
            },
            {
              target: 'edited',
              actions: ['forgetFailures', { type: 'setVersion', params: ({ event }) => ({ reply: event.output }) }],
            },
          ],
          onError: [
            {
              guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
              target: 'refused',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
            {
              target: 'waiting',
              actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'countFailure'],
            },
          ],
        },
      },
      waiting: {
        tags: 'unsent',
        after: { backoff: 'saving' },
        on: { 'network.restored': 'saving', 'draft.save': 'saving' },
      },
      refused: {
        tags: 'unsent',
        exit: 'forgetFailures',
        on: { 'draft.edit': edited<Content>(), 'draft.save': 'saving' },
      },
      conflicting: {
        tags: 'unsent',
        on: {
          'draft.keepMine': { target: 'saving', actions: 'keepMine' },
          'draft.takeOther': { target: 'kept', actions: 'takeOther' },
        },
      },
    },
  })

function edited<Content>() {
  return {
    target: 'edited',
    actions: {
      type: 'setContent',
      params: ({ event }: { event: { content: Content } }) => ({ content: event.content }),
    },
  } as const
}

const draftIn = <Content>(reply: DraftReply<Content>) => ('current' in reply ? reply.current : reply.stored)

export const noteDraftMachine = draftMachine<Schema<'NoteContent'>>()

export type NoteDraftEvent = EventFrom<typeof noteDraftMachine>

export type DraftActor<Content> = ActorRefFrom<ReturnType<typeof draftMachine<Content>>>
