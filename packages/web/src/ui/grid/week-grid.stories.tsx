import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type WeekBlock, WeekGrid } from './week-grid'

const days = ['23', '24', '25', '26', '27', '28', '29'].map((day, index) => ({
  date: `2026-11-${day}`,
  label: `Nov ${day}`,
  hint: index === 6 ? 'Closed' : '09:00–20:00',
  isClosed: index === 6,
  isToday: index === 2,
}))
const block = (row: string, day: number, content: string, overrides: Partial<WeekBlock> = {}): WeekBlock => {
  const date = days[day]?.date ?? ''
  return {
    key: `${row} ${date} ${content}`,
    row,
    date,
    about: `${row}, ${date},`,
    content,
    mark: 'teal',
    ...overrides,
  }
}

const meta = {
  title: 'Parts/Week grid',
  component: WeekGrid,
  args: {
    label: 'Week',
    corner: 'Dentist',
    keys: 'Arrow keys walk',
    nothing: 'Nothing',
    layout: 'week',
    days,
    rows: ['Ayu', 'Bagus', 'Nur'].map((key) => ({ key, header: key })),
    blocks: [
      block('Ayu', 0, '09:00–13:00'),
      block('Ayu', 0, '15:00–20:00', { mark: 'purple' }),
      block('Ayu', 3, '09:00–13:00', { isCrossed: true }),
      block('Nur', 1, '09:00–13:00', { mark: 'orange', isConflict: true }),
    ],
    onOpen: () => {},
    add: { label: (row, day) => `Add for ${row.key} on ${day.label}`, onAdd: () => {} },
  },
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Week: Story = {}
export const ToRead: Story = { args: { add: undefined } }
export const OneDayBelowTheOther: Story = { args: { layout: 'days' } }

/** Across, down and back; one place of all is reached by Tab. */
export const Walked: Story = {
  play: async ({ canvasElement, globals }) => {
    const grid = within(canvasElement)
    const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')
    const [along, back] =
      globals.direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    await userEvent.tab()
    while (document.activeElement?.closest('table') === null) await userEvent.tab()
    await expect(focused()).toBe('Ayu, 2026-11-23, 09:00–13:00')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toBe('Ayu, 2026-11-23, 15:00–20:00')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(focused()).toBe('Add for Bagus on Nov 23')
    await userEvent.keyboard(`${along}{ArrowDown}`)
    await expect(focused()).toBe('Nur, 2026-11-24, 09:00–13:00')
    await userEvent.keyboard(`${back}${back}{ArrowUp}{ArrowUp}`)
    await expect(focused()).toBe('Add for Ayu on Nov 23')
    await expect(grid.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  },
}
