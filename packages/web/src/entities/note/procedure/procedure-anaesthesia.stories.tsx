import type { Schema } from '@clinic/api'
import { noteProcedureFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { note as recipe } from 'styled-system/recipes'
import type { Scene } from '../../../testing/scene'
import '../../../writing.css'
import ProcedureAnaesthesia from './procedure-anaesthesia'

const lidocaine: Schema<'Anaesthesia'> = {
  agent: 'lidocaine_adrenaline',
  technique: 'nerve_block',
  millilitres: 1.8,
  batch: 'LID-088',
}
const under = (anaesthesia: Schema<'Anaesthesia'> | null, id = 1) => noteProcedureFixture({ id, anaesthesia })

interface AnaesthesiaProps {
  anaesthesia: Schema<'Anaesthesia'> | null
  /** Of the other procedures of the visit. */
  others: Schema<'Anaesthesia'>[]
  weight: number | null
}

/** In the grid of the row that it stands in. */
function Anaesthesia({ anaesthesia, others, weight }: AnaesthesiaProps) {
  const [given, give] = useState(anaesthesia)
  const row = under(given)
  return (
    <div className={recipe().procedure}>
      <ProcedureAnaesthesia
        row={row}
        procedures={[row, ...others.map((other, index) => under(other, index + 2))]}
        weight={weight}
        onChange={give}
      />
    </div>
  )
}

const meta = {
  title: 'Screens/Practice/Anaesthesia of a procedure',
  component: Anaesthesia,
  args: { anaesthesia: lidocaine, others: [], weight: 62 },
  parameters: {
    scene: { role: 'doctor_clinic', account: { doctor_id: 1 }, path: '/doctor/idental' } satisfies Scene,
  },
} satisfies Meta<typeof Anaesthesia>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { args: { anaesthesia: null } }
export const Given: Story = {}
export const NotWeighed: Story = { args: { weight: null } }
export const Gel: Story = {
  args: { anaesthesia: { agent: 'topical', technique: 'surface', millilitres: null, batch: '' } },
}
export const AboveForAChild: Story = {
  args: { weight: 18, others: [{ ...lidocaine, agent: 'articaine_adrenaline', millilitres: 2.4 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(highest recommended dose|dosis tertinggi)/)).toBeVisible()
  },
}
export const TooMuchAdrenaline: Story = {
  args: { weight: 90, anaesthesia: { ...lidocaine, millilitres: 16.2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(more adrenaline|adrenalin lebih)/)).toBeVisible()
  },
}
export const NoAmount: Story = {
  args: { anaesthesia: { ...lidocaine, millilitres: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/(Amount|Jumlah)/), '1 carpule')
    await expect(await canvas.findByText(/(0\.1 to 30|0,1 sampai 30)/)).toBeVisible()
  },
}
