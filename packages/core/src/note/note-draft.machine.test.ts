import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { noteDraftModel, pathCoverage, paths, settled, type Walk } from '../testing'
import { emptyNoteContent } from './note-content'
import { type DraftReply, noteDraftMachine, type StoredDraft } from './note-draft.machine'

const walked = pathCoverage(noteDraftMachine)
const noReply = Object.assign(new Error('No reply'), { status: 0 })
const refusal = Object.assign(new Error('Not yours'), { status: 403 })
const contentOf = (chief_complaint: string) => ({
  ...emptyNoteContent,
  subjective: { ...emptyNoteContent.subjective, chief_complaint },
})
const other = { content: contentOf('of another window'), version: 7 }

/** A window in which a note is written, and a server whose answers the test gives. */
function openWindow() {
  const clock = new SimulatedClock()
  const requests: StoredDraft[] = []
  const open: { resolve: (reply: DraftReply) => void; reject: (error: unknown) => void }[] = []
  const saveDraft = fromPromise<DraftReply, StoredDraft>(({ input }) => {
    requests.push(input)
    return new Promise((resolve, reject) => open.push({ resolve, reject }))
  })
  const draft = createActor(noteDraftMachine.provide({ actors: { saveDraft } }), {
    clock,
    inspect: walked.inspect,
    input: { content: emptyNoteContent, version: 2 },
  }).start()
  return {
    draft,
    clock,
    requests,
    write: (text: string) => draft.send({ type: 'draft.edit', content: contentOf(text) }),
    state: () => draft.getSnapshot().value,
    text: () => draft.getSnapshot().context.content.subjective.chief_complaint,
    version: () => draft.getSnapshot().context.version,
    answer: async (reply: DraftReply) => {
      open.at(-1)?.resolve(reply)
      await settled()
    },
    fail: async (error: unknown) => {
      open.at(-1)?.reject(error)
      await settled()
    },
  }
}

const storing = ({ requests }: ReturnType<typeof openWindow>): DraftReply => {
  const sent = requests.at(-1) ?? { content: emptyNoteContent, version: 0 }
  return { stored: { ...sent, version: sent.version + 1 } }
}

function draftWalk(): Walk<typeof noteDraftModel> {
  const opened = openWindow()
  const { draft, clock, write, state, answer, fail, text } = opened
  let typed = ''
  const next = () => {
    typed += 'a'
    write(typed)
  }
  const shows = (wanted: string, { unsent = true }: { unsent?: boolean } = {}) => {
    expect(state()).toBe(wanted)
    expect(draft.getSnapshot().hasTag('unsent')).toBe(unsent)
    expect(text(), 'nothing typed is lost').toBe(typed)
  }
  return {
    states: {
      kept: () => shows('kept', { unsent: false }),
      typed: () => shows('edited'),
      onItsWay: () => shows('saving'),
      typedMeanwhile: () => shows('saving'),
      unsent: () => shows('waiting'),
      refused: () => shows('refused'),
      asked: () => shows('conflicting'),
    },
    events: {
      write: next,
      rest: () => clock.increment(1_000),
      flush: () => draft.send({ type: 'draft.save' }),
      store: () => answer(storing(opened)),
      lose: () => fail(noReply),
      refuse: () => fail(refusal),
      collide: () => answer({ current: other }),
      wait: () => clock.increment(30_000),
      restore: () => draft.send({ type: 'network.restored' }),
      keepMine: () => draft.send({ type: 'draft.keepMine' }),
      takeOther() {
        draft.send({ type: 'draft.takeOther' })
        typed = other.content.subjective.chief_complaint
      },
    },
  }
}

describe('the draft of a note, by its spec model', () => {
  for (const { name, run } of paths(noteDraftModel, 'simple')) it(name, () => run(draftWalk()))
})

describe('the draft of a note', () => {
  it('is saved a second after the last key, with the version it was read with', () => {
    const { write, clock, requests, state } = openWindow()
    write('Gigi')
    clock.increment(999)
    write('Gigi bawah')
    clock.increment(999)
    expect(requests).toEqual([])
    clock.increment(1)
    expect(requests).toEqual([{ content: contentOf('Gigi bawah'), version: 2 }])
    expect(state()).toBe('saving')
  })

  it('is saved again with the new version when it was written while it was on its way', async () => {
    const opened = openWindow()
    const { write, clock, requests, answer, state } = opened
    write('Gigi')
    clock.increment(1_000)
    write('Gigi bawah')
    await answer(storing(opened))
    expect(state()).toBe('edited')
    clock.increment(1_000)
    expect(requests.at(-1)).toEqual({ content: contentOf('Gigi bawah'), version: 3 })
    await answer(storing(opened))
    expect(state()).toBe('kept')
  })

  it('is sent again after 1, 2, 4, 8, 16 and then every 30 seconds, and says why it waits', async () => {
    const { draft, write, clock, requests, fail } = openWindow()
    write('Gigi')
    clock.increment(1_000)
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await fail(noReply)
      expect(draft.getSnapshot().context.error).toBe(noReply)
      const before = requests.length
      clock.increment(wait - 1)
      expect(requests).toHaveLength(before)
      clock.increment(1)
      expect(requests).toHaveLength(before + 1)
    }
  })

  it('overwrites the draft of another window only when that is wanted', async () => {
    const { draft, write, clock, requests, answer, text } = openWindow()
    write('Gigi')
    clock.increment(1_000)
    await answer({ current: other })
    write('Gigi bawah')
    clock.increment(60_000)
    expect(requests).toHaveLength(1)
    expect(draft.getSnapshot().context.other).toEqual(other)
    draft.send({ type: 'draft.keepMine' })
    expect(requests.at(-1)).toEqual({ content: contentOf('Gigi bawah'), version: 7 })
    expect(text()).toBe('Gigi bawah')
    expect(draft.getSnapshot().context.other).toBeNull()
  })

  it('becomes that of the other window when it is taken', async () => {
    const { draft, write, clock, answer, text, version } = openWindow()
    write('Gigi')
    clock.increment(1_000)
    await answer({ current: other })
    draft.send({ type: 'draft.takeOther' })
    expect([text(), version()]).toEqual(['of another window', 7])
    expect(draft.getSnapshot().context.other).toBeNull()
  })

  it('takes what arrives later, and only while nothing is typed', () => {
    const { draft, write, text, version } = openWindow()
    draft.send({ type: 'draft.arrived', stored: { content: contentOf('old'), version: 2 } })
    expect([text(), version()]).toEqual(['', 2])
    draft.send({ type: 'draft.arrived', stored: { content: contentOf('new'), version: 3 } })
    expect([text(), version()]).toEqual(['new', 3])
    write('mine')
    draft.send({ type: 'draft.arrived', stored: { content: contentOf('newer'), version: 4 } })
    expect([text(), version()]).toEqual(['mine', 3])
  })

  it('keeps what is typed after a refusal, and says why, until it is tried again', async () => {
    const { draft, write, clock, fail, text } = openWindow()
    write('Gigi')
    clock.increment(1_000)
    await fail(refusal)
    expect([text(), draft.getSnapshot().context.error]).toEqual(['Gigi', refusal])
    write('Gigi bawah')
    expect(draft.getSnapshot().context.error).toBeNull()
  })

  it('is kept where nobody provides how it is saved', async () => {
    const clock = new SimulatedClock()
    const draft = createActor(noteDraftMachine, { clock, input: { content: emptyNoteContent, version: 0 } }).start()
    draft.send({ type: 'draft.edit', content: contentOf('Gigi') })
    draft.send({ type: 'draft.save' })
    await settled()
    expect(draft.getSnapshot().context.error?.message).toBe('No saveDraft callback provided')
    expect(draft.getSnapshot().context.content).toEqual(contentOf('Gigi'))
  })

  it('says what was thrown where it is no error', async () => {
    const { draft, write, fail } = openWindow()
    write('Gigi')
    draft.send({ type: 'draft.save' })
    await fail('Away')
    expect(draft.getSnapshot().context.error?.message).toBe('Away')
  })

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})
