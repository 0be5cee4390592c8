import { type Commit, chartingMachine } from '@clinic/core/charting'
import type { Dentition, TypedLine } from '@clinic/core/odontogram'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { expect, userEvent, within } from 'storybook/test'
import type { Scene } from '../../testing/scene'
import { Card } from '../../ui/card'
import type { ChartRecord } from '../odontogram/history/use-entered-words'
import { contradictedFixture, odontogramFixture } from '../odontogram/odontogram-fixture'
import { Charting } from './charting'
// it comes later: no story waits for its compilation
import './charting-conflicts'

const meta = { title: 'Entities/Charting', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

interface Charted {
  lines?: readonly TypedLine[]
  record?: ChartRecord
  dentition?: Dentition
  language?: Scene['language']
  /** Why the server refuses every commit. */
  refusal?: string
  state?: StateOf<typeof chartingMachine>
}

const charted = ({ language, state = 'typing', ...charted }: Charted, play?: StoryObj['play']): StoryObj => ({
  parameters: { state, scene: { ...(language && { language }) } satisfies Scene },
  render: () => <Charted {...charted} />,
  ...(play && { play }),
})

function Charted({ lines = [], record = odontogramFixture(lines), dentition = 'permanent', refusal }: Charted) {
  const actor = useActorRef(chartingMachine, {
    input: { rows: record.findings, dentition, author: { visit: 'v2', by: 'ayu', dictated_by: null } },
  })
  actor.on('charting.committed', ({ commit }: { commit: Commit }) =>
    queueMicrotask(() =>
      actor.send(
        refusal === undefined
          ? { type: 'commit.sent', key: commit.key }
          : { type: 'commit.refused', key: commit.key, problem: refusal },
      ),
    ),
  )
  return (
    <Card>
      <Charting actor={actor} timeZone="Asia/Jakarta" record={record} />
    </Card>
  )
}

const full: Charted['lines'] = [
  '18,28 une',
  '48 imx',
  '17 o fis',
  '16 om amf',
  '11 mpc rct',
  '21 d cof',
  '22 cfr',
  '24-26 pob karies',
  '36 mod cof',
  '37 fmc',
  '38 rrx karies',
  '33,34 abr',
  '46 od car nvt',
  '+46 poc',
  '47 mis karies',
]

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]

const typing =
  (text: string) =>
  async ({ canvasElement }: Canvas) => {
    const input = await within(canvasElement).findByRole('textbox')
    await userEvent.type(input, text)
    await expect(input).toHaveFocus()
  }

const pressing =
  (keys: string) =>
  async ({ canvasElement }: Canvas) => {
    const chart = await within(canvasElement).findByRole('listbox')
    chart.focus()
    await userEvent.keyboard(keys)
    await within(document.body).findByRole('dialog')
  }

export const Empty = charted({})
export const Mixed = charted({ lines: ['55 o gif', '75 o car?', '16,26,36,46 o fis', '12,22 pre'], dentition: 'mixed' })
export const FullChart = charted({ lines: full })
export const FullChartInIndonesian = charted({ lines: full, language: 'id' }, typing('45 mo cof{Enter}35 mo c'))
export const Typing = charted({ lines: full }, typing('35 mo cof'))
export const Completing = charted({ lines: full }, typing('35 mo c'))
export const Replacing = charted({ lines: full }, typing('16 o cof'))
export const Misread = charted({ lines: full }, typing('46 x car'))
export const MisreadInIndonesian = charted({ lines: full, language: 'id' }, typing('11 o car'))
export const Question = charted({ lines: full, state: 'asking' }, async (canvas) => {
  await typing('36 mis')(canvas)
  await userEvent.keyboard('{Enter}')
})
export const SecondaryCaries = charted({ state: 'asking', language: 'id' }, async (canvas) => {
  await typing('46 o car amf')(canvas)
  await userEvent.keyboard('{Enter}')
})
export const Entered = charted({}, typing('46 o car{Enter}>{Enter}36 fmc{Enter}11 cfr{Enter}{Control>}z{/Control}'))
export const PaletteOpen = charted(
  { lines: full },
  pressing('{Control>}{ArrowRight}{ArrowRight}{/Control}{ArrowDown}{Enter}'),
)
export const PaletteInIndonesian = charted({ lines: full, language: 'id' }, pressing('{ArrowDown}{Enter}'))
export const MagnifiedTooth = charted({ lines: full }, async ({ canvasElement }) => {
  const chart = await within(canvasElement).findByRole('listbox')
  const field = chart.querySelector('[data-tooth-spot="36"][data-surface="o"]')
  if (!field) throw new Error('36 is not drawn')
  await userEvent.pointer({ keys: '[TouchA]', target: field })
  await within(document.body).findByRole('dialog')
})
export const Refused = charted(
  { refusal: 'The visit was finished at 10:21.' },
  typing('46 o car{Enter}36 mo amf{Enter}'),
)

const visits = [
  { visit: 'v1', date: '2026-11-20', doctor_name: 'drg. Ratna Dewi, Sp.KG', is_examination: true },
  { visit: 'v2', date: '2026-11-20', doctor_name: 'drg. Budi Santoso', is_examination: false },
]
const deciding: StoryObj['play'] = async ({ canvasElement }) => {
  const [holds] = await within(canvasElement).findAllByRole('button', { name: /^(This one holds|Ini yang berlaku): / })
  if (holds) await userEvent.click(holds)
}
/** Decay under a filling can be both. */
export const Contradicted = charted({ record: contradictedFixture('46 o car', '46 o amf', { visits }) })
export const ContradictedBridges = charted({ record: contradictedFixture('14-16 pob', '13-15 pob', { visits }) })
export const Deciding = charted({ record: contradictedFixture('46 o cof', '46 o amf', { visits }) }, deciding)
export const DecidingInIndonesian = charted(
  { record: contradictedFixture('46 o cof', '46 mis karies', { visits }), language: 'id' },
  deciding,
)
