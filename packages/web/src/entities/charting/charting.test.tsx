import { chartingMachine } from '@clinic/core/charting'
import type { TypedLine } from '@clinic/core/odontogram'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { renderScene } from '../../testing/render-scene'
import type { ChartRecord } from '../odontogram/history/use-entered-words'
import { contradictedFixture, odontogramFixture } from '../odontogram/odontogram-fixture'
import { Charting } from './charting'
// it comes later: no test waits for its compilation
import './charting-conflicts'

interface Opened {
  lines?: readonly TypedLine[]
  language?: 'en' | 'id'
  record?: ChartRecord
}

async function open({ lines = [], language, record = odontogramFixture(lines) }: Opened = {}) {
  const actor = createActor(chartingMachine, {
    input: {
      rows: record.findings,
      dentition: 'permanent',
      author: { visit: 'v2', by: 'ayu', dictated_by: null },
    },
  }).start()
  await renderScene(<Charting actor={actor} timeZone="Asia/Jakarta" record={record} />, { language })
  const user = userEvent.setup({ delay: null })
  const input = screen.getByRole<HTMLInputElement>('textbox')
  const chart = screen.getByRole('listbox')
  return {
    actor,
    user,
    input,
    chart,
    typed: async (keys: string) => {
      input.focus()
      await user.keyboard(keys)
    },
    walked: async (keys: string) => {
      chart.focus()
      await user.keyboard(keys)
    },
    /** What stands below the line, tied to it. */
    hint: () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    isWrong: () => input.getAttribute('aria-invalid') === 'true',
    /** Presses keys in the palette, which takes the focus when it is there. */
    chosen: async (keys: string) => {
      await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
      await user.keyboard(keys)
    },
    field: (name: RegExp) => within(chart).getByRole('option', { name }),
    lit: () => Array.from(chart.querySelectorAll('[data-lit]'), (each) => each.getAttribute('data-lit')),
    entered: () => actor.getSnapshot().context.commits.map(({ line }) => line),
  }
}

/** A full mouth as it is typed, Enter and answers included. */
const fullMouth = [
  ['18,28une{Enter}', '18,28 une'],
  ['48imx{Enter}', '48 imx'],
  ['16moamf{Enter}', '16 mo amf'],
  ['11pocrct{Enter}', '11 poc rct'],
  ['21dcof{Enter}', '21 d cof'],
  ['>{Enter}', '22 d cof'],
  ['24-26pob{Enter}1', '24-26 pob karies'],
  ['36modcof{Enter}', '36 mod cof'],
  ['37fmc{Enter}', '37 fmc'],
  ['38rrx{Enter}', '38 rrx'],
  ['46odcar{Enter}', '46 od car'],
  ['47mis{Enter}1', '47 mis karies'],
] as const

it('a full mouth of twelve findings is entered with at most 110 keys and no pointer', async () => {
  const { typed, entered, input, field } = await open()
  let keys = 0
  for (const [line] of fullMouth) {
    await typed(line)
    keys += line.replaceAll('{Enter}', '!').length
  }
  expect(entered()).toEqual(fullMouth.map(([, line]) => line))
  expect(keys).toBeLessThanOrEqual(110)
  expect(document.activeElement).toBe(input)
  expect(field(/^46, Occlusal: Caries$/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Entries' })).getAllByRole('listitem')).toHaveLength(12)
}, 60_000) // a hundred keys, each with its preview: how quick they are, `pnpm bench charting` measures

it('what is typed lights up and is said before it is entered', async () => {
  const { typed, lit, entered, hint } = await open({ lines: [{ line: '46 o cof', at: '2025-01-12T03:00:00.000Z' }] })
  await typed('46 mo')
  expect(lit()).toEqual(['46', '46 m', '46 o'])
  expect(hint()).toBe('what is on MO? car amf cof gif tif nca …')
  await typed(' amf')
  expect(hint()).toBe(
    'Enter: 46: Amalgam filling (Mesial, Occlusal) · replaces Composite filling (Occlusal) of Jan 12, 2025, 10:00',
  )
  expect(entered()).toEqual([])
})

it('Tab completes a code; where nothing is to be completed it leads on', async () => {
  const { typed, input, user, hint } = await open()
  await typed('46 mo c')
  expect(hint()).toBe('Tab: car, Caries')
  await user.tab()
  expect(input.value).toBe('46 mo car')
  await user.tab()
  expect(document.activeElement).not.toBe(input)
})

it.each([
  ['46 x car', 'x is no surface and no code', 'x car'],
  ['19 car', /^There is no tooth 19: 11-18/, '19 car'],
  ['11 o car', '11 has no occlusal surface: m d v l', 'o car'],
  ['46 mis car o', 'a missing tooth takes ipx, prd, fld, pon, dia', 'car o'],
])('%s is wrong at its character, and Enter does nothing', async (line, sentence, wrong) => {
  const { typed, input, entered, hint, isWrong } = await open()
  await typed(`${line}{Enter}`)
  expect(hint()).toMatch(sentence)
  expect(isWrong()).toBe(true)
  expect(input.value).toBe(line)
  expect(input.parentElement?.querySelector('span > span')?.textContent).toBe(wrong)
  expect(screen.getByRole('status').textContent).toMatch(sentence)
  expect(entered()).toEqual([])
})

it('a line that is only unfinished is no error until Enter is pressed', async () => {
  const { typed, hint, isWrong } = await open()
  await typed('46 car')
  expect(isWrong()).toBe(false)
  await typed('{Enter}')
  expect(isWrong()).toBe(true)
  expect(hint()).toBe('car needs a surface: m o d v l')
  await typed(' o')
  expect(isWrong()).toBe(false)
})

it('an error is said in Indonesian too', async () => {
  const { typed, hint } = await open({ language: 'id' })
  await typed('11 o car')
  expect(hint()).toBe('11 tidak memiliki permukaan oklusal: m d v l')
})

it('a question is answered by a digit, or left for the line', async () => {
  const { typed, input, user, entered } = await open({ lines: ['46 o amf'] })
  await typed('46 sou{Enter}')
  expect(screen.getByRole('group', { name: /^Sound replaces Amalgam filling \(Occlusal\)/ })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('46 sou')
  await user.clear(input)
  await typed('36 o car amf{Enter}2')
  await typed('15 mis{Enter}3')
  await typed('-46 o amf{Enter}wrong tooth{Enter}')
  expect(entered()).toEqual(['36 o car', '36 o amf', '15 mis trauma', '-46 o amf'])
  expect(document.activeElement).toBe(input)
})

it('Ctrl+Z and Ctrl+Y walk through entries', async () => {
  const { typed, entered } = await open()
  await typed('46ocar{Enter}36fmc{Enter}{Control>}z{/Control}')
  const [last, first] = screen.getAllByRole('listitem')
  expect(last?.textContent).toContain('taken back')
  expect(first?.textContent).not.toContain('taken back')
  expect(screen.getByText('Taken back: 36 fmc')).toBeTruthy()
  await typed('{Control>}y{/Control}')
  expect(last?.textContent).not.toContain('taken back')
  expect(entered()).toEqual(['46 o car', '36 fmc', '-36 fmc', '36 fmc'])
  await typed('46{Control>}z{/Control}')
  expect(entered()).toHaveLength(4)
})

it('without typing: arrows walk, Enter opens the codes, a letter chooses, and the line is written into the history', async () => {
  const { walked, entered, chart, user, chosen } = await open()
  await walked('{Control>}{ArrowDown}{ArrowRight}{ArrowRight}{/Control}{ArrowUp}{ArrowUp}{Enter}')
  expect(screen.getByRole('dialog', { name: '46 · lower right first molar · O' })).toBeTruthy()
  await chosen('c')
  expect(entered()).toEqual(['46 o car'])
  expect(screen.queryByRole('dialog')).toBeNull()
  await walked(' {ArrowRight} {Enter}')
  await chosen('o')
  expect(entered()).toEqual(['46 o car', '46 mo cof'])
  await walked('{Enter}')
  await chosen('m')
  expect(screen.getByRole('group', { name: 'Why is 46 lost?' })).toBeTruthy()
  await user.keyboard('1')
  expect(entered()).toEqual(['46 o car', '46 mo cof', '46 mis karies'])
  expect(document.activeElement).toBe(chart)
  expect(screen.getByText('46 mis karies', { selector: 'code' })).toBeTruthy()
})

it('a click opens the codes for the field, planned or found', async () => {
  const { user, field, entered } = await open()
  await user.click(field(/^36, Vestibular/))
  await user.click(screen.getByRole('radio', { name: 'Planned' }))
  await user.click(screen.getByRole('button', { name: 'Composite filling' }))
  expect(entered()).toEqual(['+36 v cof'])
})

it('a double click repeats the last entry on another field', async () => {
  const { user, field, typed, entered } = await open()
  await typed('46ocar{Enter}')
  await user.dblClick(field(/^36, Distal/))
  expect(entered()).toEqual(['46 o car', '36 d car'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a drag over fields gives all of them the same', async () => {
  const { field, entered, chosen } = await open()
  const [first, second, third] = [field(/^16, Vestibular/), field(/^15, Vestibular/), field(/^14, Vestibular/)]
  fireEvent.pointerDown(first, { button: 0, pointerType: 'mouse' })
  for (const over of [second, third]) fireEvent.pointerOver(over, { buttons: 1, pointerType: 'mouse' })
  fireEvent.pointerUp(third, { pointerType: 'mouse' })
  fireEvent.click(third)
  await chosen('b')
  expect(entered()).toEqual(['14-16 v abr'])
})

it('a touch draws the tooth large, and its fields are chosen there', async () => {
  const { user, field, entered } = await open()
  await user.pointer({ keys: '[TouchA]', target: field(/^46, Occlusal/) })
  const large = within(screen.getByRole('group', { name: 'Fields of 46' }))
  expect(screen.queryByRole('button', { name: 'Caries' })).toBeNull()
  await user.click(large.getByRole('checkbox', { name: 'Mesial' }))
  await user.click(large.getByRole('checkbox', { name: 'Occlusal' }))
  await user.click(screen.getByRole('button', { name: 'Caries' }))
  expect(entered()).toEqual(['46 mo car'])
})

it('what the server refuses is no longer drawn, says why, and can be sent again or given up', async () => {
  const { actor, typed, user, field, entered } = await open()
  await typed('46ocar{Enter}')
  const key = actor.getSnapshot().context.commits[0]?.key ?? ''
  act(() => actor.send({ type: 'commit.refused', key, problem: 'The visit is over' }))
  expect(screen.getByRole('alert').textContent).toContain('Not saved: The visit is over')
  expect(field(/^46, Occlusal: no finding/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(field(/^46, Occlusal: Caries/)).toBeTruthy()
  act(() => actor.send({ type: 'commit.refused', key, problem: 'The visit is over' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(entered()).toEqual([])
})

it('rows of teeth are shown by dentition, and those with a finding always', async () => {
  const { user, chart } = await open({ lines: ['55 o car'] })
  const teeth = () =>
    new Set(Array.from(chart.querySelectorAll('[data-tooth]'), (each) => each.getAttribute('data-tooth')))
  expect(teeth().has('55')).toBe(true)
  expect(teeth().has('75')).toBe(false)
  await user.click(screen.getByRole('radio', { name: 'Mixed' }))
  expect(teeth().has('75')).toBe(true)
})

it('a contradiction is decided by keys with a reason: the other row was entered in error', async () => {
  const { user, actor, chart, entered } = await open({ record: contradictedFixture('46 o cof', '46 o amf') })
  const part = await screen.findByRole('region', { name: '1 contradiction to decide' })
  expect(screen.getByRole('alert').textContent).toBe('Contradiction to decide on 46')
  expect(within(part).queryByRole('button', { name: 'Both hold' })).toBeNull()
  within(part).getByRole('button', { name: 'This one holds: Amalgam filling (Occlusal), drg. Budi Santoso' }).focus()
  await user.keyboard('{Enter}')
  const reason = within(part).getByLabelText('Why was the other one entered in error: Composite filling (Occlusal)?')
  expect(document.activeElement).toBe(reason)
  await user.keyboard('{Enter}')
  expect(entered()).toEqual([])
  await user.keyboard('Bayangan{Enter}')
  expect(actor.getSnapshot().context.commits).toMatchObject([
    { kind: 'decision', line: '-46 o cof', rows: [{ mode: 'error', reason: 'Bayangan' }] },
  ])
  expect(screen.queryByRole('region', { name: /to decide/ })).toBeNull()
  expect(document.activeElement).toBe(chart)
})

it('decay and a filling can both hold, and a decision is left as it is by Escape', async () => {
  const { user, entered, field } = await open({ record: contradictedFixture('46 o car', '46 o amf') })
  const part = await screen.findByRole('region', { name: '1 contradiction to decide' })
  const [holds] = within(part).getAllByRole('button', { name: /^This one holds/ })
  if (holds) await user.click(holds)
  await user.keyboard('{Escape}')
  expect(entered()).toEqual([])
  await user.click(within(part).getByRole('button', { name: 'Both hold' }))
  expect(entered()).toEqual(['46 o car'])
  expect(screen.queryByRole('region', { name: /to decide/ })).toBeNull()
  expect(field(/^46, Occlusal: Amalgam filling, Caries$/)).toBeTruthy()
})
