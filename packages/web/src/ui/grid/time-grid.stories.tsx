import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect } from 'storybook/test'
import type { Mark } from '../mark'
import { TimeGrid } from './time-grid'
import type { GridBlock } from './time-grid-layout'
import type { GridLook, GridTone } from './time-grid-props'

interface Chair extends GridBlock {
  name: string
  tone: GridTone
  mark: Mark
}

const look: GridLook<Chair> = {
  nameOf: ({ name }) => name,
  render: ({ name }) => name,
  toneOf: ({ tone }) => tone,
  markOf: ({ mark }) => mark,
  isCrossed: ({ tone }) => tone === 'neutral',
}
const tones: GridTone[] = ['info', 'success', 'warning', 'primary', 'secondary', 'neutral']
const marks: Mark[] = ['blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'purple']
const labels = ['Cempaka', 'Melati', 'Kenanga', 'Anggrek']
const columns = labels.map((label, index) => ({
  key: label,
  label,
  note: index === 0 ? 'drg. Ratna' : undefined,
  open: index === 3 ? [] : [{ from: 540, until: 720 + index * 60 }],
  now: 617,
}))
const blocks: Chair[] = Array.from({ length: 16 }, (_, id) => {
  const from = 540 + ((id * 35) % 300)
  return {
    id,
    name: `${['Ayu', 'Budi Santoso', 'Raden Ayu Siti Khadijah Nurul Hasanah'][id % 3]}`,
    column: labels[id % 3] ?? '',
    from,
    until: from + 15 + (id % 4) * 15,
    tone: tones[id % tones.length] ?? 'info',
    mark: marks[id % marks.length] ?? 'blue',
  }
})

function Example(props: Partial<ComponentProps<typeof TimeGrid<Chair>>>) {
  const [shown, setShown] = useState(props.blocks ?? blocks)
  return (
    <TimeGrid
      label={'Friday'}
      columns={columns}
      look={look}
      slot={15}
      start={540}
      day={{ from: 480, until: 1020 }}
      words={{
        keys: 'Arrows walk, Enter opens, m lifts',
        moving: ({ name, time, column }) => `${name}: ${time}, ${column}`,
        dropped: ({ name, time, column }) => `${name} goes to ${time}, ${column}`,
        putBack: (name) => `${name} stays`,
        drop: 'Drop',
        giveUp: 'Put back',
      }}
      onOpen={() => {}}
      canMove={() => true}
      onMove={async (block, place) => {
        setShown(
          shown.map((each) =>
            each.id === block.id
              ? { ...each, column: place.column, from: place.from, until: place.from + place.minutes }
              : each,
          ),
        )
        return 'It is moved'
      }}
      {...props}
      blocks={shown}
    />
  )
}

const meta = { title: 'UI/Time grid', component: Example } satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}
export const NobodyYet: Story = { args: { blocks: [] } }
export const OneColumn: Story = { args: { columns: columns.slice(0, 1) } }
export const SlotsOfHalfAnHour: Story = { args: { slot: 30 } }
export const Lifted: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button')
    first?.focus()
    await userEvent.keyboard('m{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Drop' })).toBeVisible()
  },
}
