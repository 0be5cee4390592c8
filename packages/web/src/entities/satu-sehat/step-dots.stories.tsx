import { jobStates } from '@clinic/core/satu-sehat'
import { valuesOf } from '@clinic/core/values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Scene } from '../../testing/scene'
import { rejectedVisitFixture, satuSehatSteps, waitingVisitFixture } from './satu-sehat-fixture'
import { StepDots } from './step-dots'

const meta = {
  title: 'Screens/Satu Sehat/Steps of a visit',
  component: StepDots,
  parameters: { scene: {} satisfies Scene },
} satisfies Meta<typeof StepDots>
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = { args: { steps: satuSehatSteps('sent') } }
export const Rejected: Story = { args: { steps: rejectedVisitFixture().steps } }
export const Waiting: Story = { args: { steps: waitingVisitFixture().steps } }
export const EveryState: Story = {
  args: { steps: [] },
  render: () => (
    <>
      {valuesOf(jobStates).map((state) => (
        <StepDots key={state} steps={satuSehatSteps(state)} />
      ))}
    </>
  ),
}
