import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, AvatarGroup } from './avatar'

const people = [
  'Siti Rahmawati',
  'Budi Santoso',
  'Putri',
  'Agus Wijaya',
  'Dewi Lestari',
  'Made Ariana',
  'Rizky Pratama',
]

const meta = { title: 'UI/Avatar', component: Avatar, args: { name: 'Siti Rahmawati' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const OneName: Story = { args: { name: 'Putri' } }
export const PhotoThatCannotBeLoaded: Story = { args: { photo: 'data:image/png;base64,nothing' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const VeryLarge: Story = { args: { size: 'xl' } }
export const GroupOfFour: Story = {
  render: () => <AvatarGroup people={people.slice(0, 4).map((name) => ({ name }))} />,
}
export const GroupOfSeven: Story = { render: () => <AvatarGroup people={people.map((name) => ({ name }))} /> }
