import { expectTypeOf, it } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { dictationModel, noteModel } from '../testing'
import { provesLifecycle } from '../testing/lifecycle-proof'
import { dictationMachine } from './dictation.machine'
import { noteMachine } from './note.machine'
import type { DictationState, NoteState } from './note.values'

provesLifecycle('a note', noteMachine, noteModel, {
  states: { beingWritten: 'draft', standing: 'signed' },
  events: { writeOn: 'note.write', putNameUnder: 'note.sign', writeBelow: 'note.addAddendum' },
})

provesLifecycle('what is dictated', dictationMachine, dictationModel, {
  states: { heard: 'dictated', ofRecord: 'accepted', struck: 'rejected', takenBack: 'withdrawn' },
  events: {
    hearOtherwise: 'dictation.change',
    misheard: 'dictation.withdraw',
    agree: 'dictation.accept',
    disagree: 'dictation.reject',
  },
})

it('note and dictation have the states that people read', () => {
  expectTypeOf<StateValueFrom<typeof noteMachine>>().toEqualTypeOf<NoteState>()
  expectTypeOf<StateValueFrom<typeof dictationMachine>>().toEqualTypeOf<DictationState>()
})
