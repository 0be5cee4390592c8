import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { Button } from '../button'
import { Peek } from './peek'

const dentists = {
  andi: 'drg. Andi Pratama, in Melati until 16:00',
  maya: 'drg. Maya Kusumadewi, in Anggrek until 17:00',
}

/** Two things, of which more can be said than they show. */
function Things() {
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} className={css({ display: 'flex', gap: '4', paddingBlockEnd: '8' })}>
      {Object.keys(dentists).map((key) => (
        <Button key={key} variant="outline" data-dentist={key}>
          {key}
        </Button>
      ))}
      <Button variant="ghost">another</Button>
      <Peek
        within={root}
        of="[data-dentist]"
        draw={({ dataset }) => Object.entries(dentists).find(([key]) => key === dataset.dentist)?.[1]}
      />
    </div>
  )
}

const meta = { title: 'UI/Peek', component: Things } satisfies Meta<typeof Things>
export default meta
type Story = StoryObj<typeof meta>

export const Pointed: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.hover(page.getByRole('button', { name: 'andi' }))
    await expect(page.queryByRole('tooltip')).toBeNull()
    await expect(await page.findByRole('tooltip')).toHaveTextContent(dentists.andi)
    await expect(page.getByRole('button', { name: 'andi' })).toHaveAccessibleDescription(dentists.andi)
  },
}

export const Left: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.hover(page.getByRole('button', { name: 'andi' }))
    await page.findByRole('tooltip')
    await userEvent.hover(page.getByRole('button', { name: 'another' }))
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull())
    await expect(page.getByRole('button', { name: 'andi' })).not.toHaveAttribute('aria-describedby')
  },
}

export const Focused: Story = {
  async play({ canvasElement, step }) {
    const page = within(canvasElement)
    await step('shows what the focus rests on', async () => {
      await userEvent.tab()
      await expect(await page.findByRole('tooltip')).toHaveTextContent(dentists.andi)
      await userEvent.tab()
      await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent(dentists.maya))
    })
    await step('goes by Escape', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull())
    })
  },
}
