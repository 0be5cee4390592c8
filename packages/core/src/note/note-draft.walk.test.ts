import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type DraftReply, emptyNoteContent, noteDraftMachine, type StoredDraft } from './index'

const content = { ...emptyNoteContent, control: { on: '2026-12-01', reason: 'Kontrol' } }

provesMachine('note/note-draft.machine.ts', noteDraftMachine, {
  start({ clock, answer }) {
    let saves = 0
    return createActor(
      noteDraftMachine.provide({
        actors: {
          saveDraft: fromPromise<DraftReply, StoredDraft>(async ({ input }) => {
            saves += 1
            await answer(undefined)
            if (saves % 5 === 0) throw Object.assign(new Error('refused'), { status: 403 })
            const stored = { content: emptyNoteContent, version: input.version + 1 }
            return saves % 3 === 0 ? { current: stored } : { stored }
          }),
        },
      }),
      { clock, input: { content: emptyNoteContent, version: 0 } },
    )
  },
  events: [
    { type: 'draft.edit', content },
    { type: 'draft.save' },
    { type: 'draft.keepMine' },
    { type: 'draft.takeOther' },
    { type: 'draft.arrived', stored: { content, version: 40 } },
    { type: 'network.restored' },
  ],
  ignored: {
    kept: ['draft.save', 'draft.keepMine', 'draft.takeOther', 'network.restored'],
    edited: ['draft.keepMine', 'draft.takeOther', 'draft.arrived', 'network.restored'],
    saving: ['draft.save', 'draft.keepMine', 'draft.takeOther', 'draft.arrived', 'network.restored'],
    waiting: ['draft.keepMine', 'draft.takeOther', 'draft.arrived'],
    refused: ['draft.keepMine', 'draft.takeOther', 'draft.arrived', 'network.restored'],
    conflicting: ['draft.save', 'draft.arrived', 'network.restored'],
  },
})
