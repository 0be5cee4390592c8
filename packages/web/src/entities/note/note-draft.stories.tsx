import { ApiError } from '@clinic/api'
import { noteDraftMachine } from '@clinic/core/note'
import { actorAt, noteContentFixture, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Scene } from '../../testing/scene'
import { success } from '../../testing/scene'
import { FinishBar } from './finish-bar'
import { NoteConflict } from './note-conflict'
import { fullNoteContent, serviceFixture } from './note-fixture'

const meta = { title: 'Lifecycles/Note draft' } satisfies Meta
export default meta

const content = noteContentFixture()
const services = new Map([[1, serviceFixture()]])

const at = (state: StateOf<typeof noteDraftMachine>, error: Error | null = null): StoryObj => {
  const draft = actorAt(noteDraftMachine, state, {
    content,
    version: 3,
    sent: content,
    other: state === 'conflicting' ? { content: fullNoteContent, version: 4 } : null,
    attempt: state === 'waiting' ? 1 : 0,
    error,
  })
  return {
    parameters: { state, scene: { replies: { 'GET /api/product/1': success(serviceFixture()) } } satisfies Scene },
    render: () => (
      <>
        <FinishBar draft={draft} problems={[]} services={services} onFinish={() => {}} onDiscontinue={() => {}} />
        <NoteConflict draft={draft} />
      </>
    ),
  }
}

export const Kept = at('kept')
export const Edited = at('edited')
export const Saving = at('saving')
export const Waiting = at('waiting', new ApiError('', 0))
export const Refused = at('refused', new ApiError('This visit is not in treatment any more.', 409))
export const Conflicting = at('conflicting')
