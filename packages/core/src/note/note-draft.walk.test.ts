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
    { type: 'note.edit', content },
    { type: 'note.save' },
    { type: 'note.keepMine' },
    { type: 'note.takeOther' },
    { type: 'note.arrived', stored: { content, version: 40 } },
    { type: 'network.restored' },
  ],
  ignored: {
    kept: ['note.save', 'note.keepMine', 'note.takeOther', 'network.restored'],
    edited: ['note.keepMine', 'note.takeOther', 'note.arrived', 'network.restored'],
    saving: ['note.save', 'note.keepMine', 'note.takeOther', 'note.arrived', 'network.restored'],
    waiting: ['note.keepMine', 'note.takeOther', 'note.arrived'],
    refused: ['note.keepMine', 'note.takeOther', 'note.arrived', 'network.restored'],
    conflicting: ['note.save', 'note.arrived', 'network.restored'],
  },
})
