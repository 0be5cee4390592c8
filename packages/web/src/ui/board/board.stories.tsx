import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Board } from './board'

const meta = { title: 'Parts/Board' } satisfies Meta
export default meta
type Story = StoryObj

const columns = [
  { key: 'todo', label: 'To do' },
  { key: 'doing', label: 'Doing' },
  { key: 'done', label: 'Done' },
]
const words = {
  keys: 'Arrow keys walk, Enter opens or drops, M lifts, Escape puts back.',
  moving: ({ name, column }: { name: string; column: string }) => `Moving ${name} to ${column}`,
  dropped: ({ name, column }: { name: string; column: string }) => `${name} goes to ${column}`,
  putBack: (name: string) => `${name} stays`,
  stuck: (name: string) => `${name} cannot be moved`,
  drop: 'Drop here',
  giveUp: 'Put back',
}
const tasks = ['Sterilise', 'Order gloves', 'Check the compressor'].map((title, index) => ({
  id: String(index),
  title,
  column: index < 2 ? 'todo' : 'doing',
}))

/** Each goes one column on; the last stays. */
function Tasks() {
  const [cards, setCards] = useState(tasks)
  const nextOf = (column: string) => columns.slice(columns.findIndex(({ key }) => key === column) + 1)[0]?.key
  const move = (id: string, column: string) =>
    setCards((all) => all.map((card) => (card.id === id ? { ...card, column } : card)))
  return (
    <Board
      label="Tasks"
      columns={columns}
      cards={cards}
      look={{ nameOf: ({ title }) => title, titleOf: ({ title }) => title, render: ({ title }) => title }}
      words={words}
      onOpen={() => {}}
      targetsOf={({ column }) => [nextOf(column) ?? []].flat()}
      onMove={({ id }, column) => move(id, column)}
      action={({ id, column, title }) => {
        const next = nextOf(column)
        return next ? { label: 'Next', name: `Next: ${title}`, onClick: () => move(id, next) } : undefined
      }}
    />
  )
}

export const ThreeColumns: Story = { render: () => <Tasks /> }
export const Lifted: Story = {
  render: () => <Tasks />,
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: 'Sterilise' })
    card.focus()
    await userEvent.keyboard('m')
  },
}
