import {
  type DrawnLayer,
  dentitionAt,
  drawingOf,
  mouthOf,
  rowsShown,
  type TypedLine,
  toothRows,
  typedChart,
} from '@clinic/core/odontogram'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { odontogram } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import type { Scene } from '../../testing/scene'
import { Card } from '../../ui/card'
import { Odontogram } from './odontogram'
import { ToothTable } from './tooth-table'

const meta = { title: 'Entities/Odontogram', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

interface Charted {
  lines: readonly TypedLine[]
  age?: number
  layer?: DrawnLayer
  language?: Scene['language']
}

const charted = ({ lines, age = 36, layer = 'now', language }: Charted): StoryObj => ({
  parameters: { scene: { ...(language && { language }) } satisfies Scene },
  render: () => <Charted lines={lines} age={age} layer={layer} />,
})

function Charted({ lines, age, layer }: { lines: Charted['lines']; age: number; layer: DrawnLayer }) {
  const { odontogram: texts } = useTexts()
  const mouth = mouthOf(typedChart(...lines), { visit: 'v2' })
  const rows = rowsShown(
    dentitionAt(age),
    [...mouth.now, ...mouth.planned].flatMap(({ teeth }) => teeth),
  )
  return (
    <Card>
      <div className={odontogram().root}>
        <Odontogram drawing={drawingOf(mouth, layer)} rows={rows} />
        <ToothTable label={texts.title()} rows={toothRows(mouth, rows)} timeZone="Asia/Jakarta" />
      </div>
    </Card>
  )
}

const adult: Charted['lines'] = [
  '18,28 une',
  '48 imx',
  '17 o fis',
  '16 o amf',
  '16 m amf',
  '11 mpc rct',
  '21 d cof',
  '22 cfr',
  '24-26 pob karies',
  '36 mod cof',
  '37 fmc',
  '38 rrx karies',
  '33,34 abr',
  { line: '46 od car nvt', visit: 'v2' },
  { line: '+46 poc', visit: 'v2' },
  { line: '!45 rct o amf', visit: 'v2' },
  { line: '47 mis karies', visit: 'v2' },
]

export const Adult = charted({ lines: adult })
export const InIndonesian = charted({ lines: adult, language: 'id' })
export const Planned = charted({ lines: adult, layer: 'planned' })
export const FirstExamination = charted({ lines: adult, layer: 'first' })
export const Today = charted({ lines: adult, layer: 'today' })
export const Mixed = charted({
  lines: ['55 o gif', '85 mis karies', '75 o car?', '16,26,36,46 o fis', '12,22 pre'],
  age: 9,
})
export const Primary = charted({ lines: ['54 o car', '64 od car', '61 cfr'], age: 4 })
export const Joined = charted({
  lines: [
    '11-21 dia 2,5mm',
    '13-16 pob a13,14,16',
    '34,36,37 mis karies',
    '34-37 prd acr',
    '46 ipx poc',
    '21s une',
    '42 rot',
    '41 mig m',
  ],
})
export const FullDentures = charted({
  lines: ['11-18,21-28 mis perio', 'ra fld acr', '31-38,41-48 mis perio', 'rb fld frm'],
})
export const Nothing = charted({ lines: [] })
