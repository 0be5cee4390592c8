import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { picturedClinic, picturedReplies } from '../../platform/print/clinic-image-fixture'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import './images/clinic-images'
import Documents from './documents'
import Numbering from './numbering'
import Preferences from './preferences'
import Registration from './registration'
import RegistrationPoster from './registration-poster'

const meta = { title: 'Screens/Information/Tabs', component: Preferences } satisfies Meta<typeof Preferences>
export default meta
type Story = StoryObj<typeof meta>

const clinic = informationFixture()
const scene = (tab: string, information = success(clinic), other: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: `/clinic/information/${tab}`,
    ...other,
    replies: { 'GET /api/information': information, ...other.replies },
  } satisfies Scene,
})
const failed = refusal(500, 'The server failed. Try again in a moment.')
const reading: Partial<Scene> = { role: 'front_office_clinic' }

export const PreferencesOfTheManager: Story = { parameters: scene('preferences') }
export const PreferencesToRead: Story = { parameters: scene('preferences', success(clinic), reading) }
export const PreferencesLoading: Story = { parameters: scene('preferences', silence) }
export const PreferencesFailed: Story = { parameters: scene('preferences', failed) }
export const PreferencesOutOfBounds: Story = {
  parameters: scene('preferences'),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const discount = await form.findByLabelText(/^(Discount|Diskon)/)
    await userEvent.clear(discount)
    await userEvent.type(discount, '150')
    await userEvent.click(form.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await form.findByText(/^(From 0 to 100|Dari 0 sampai 100)$/)
  },
}

export const RegistrationOpen: Story = { render: Registration, parameters: scene('registration') }
export const RegistrationSwitchedOff: Story = {
  render: Registration,
  parameters: scene('registration', success({ ...clinic, registration_open: false })),
}
export const BookingSwitchedOff: Story = {
  render: Registration,
  parameters: scene('registration', success({ ...clinic, booking_open: false })),
}
export const RegistrationToRead: Story = {
  render: Registration,
  parameters: scene('registration', success(clinic), reading),
}

export const Poster: Story = { render: RegistrationPoster, parameters: scene('registration/poster') }
export const PosterWithLongWords: Story = {
  render: RegistrationPoster,
  parameters: scene(
    'registration/poster',
    success({
      ...clinic,
      name: 'Klinik Gigi dan Mulut Keluarga Besar Bhayangkara Nusantara Raya',
      whatsapp: '',
      phone: '',
    }),
  ),
}
export const PosterOfWhoTakesNobody: Story = {
  render: RegistrationPoster,
  parameters: scene('registration/poster', success({ ...clinic, registration_open: false })),
}
export const PosterFailed: Story = { render: RegistrationPoster, parameters: scene('registration/poster', failed) }

export const DocumentsOfTheManager: Story = { render: Documents, parameters: scene('documents') }
export const DocumentsWithImages: Story = {
  render: Documents,
  parameters: scene('documents', success(picturedClinic()), { replies: picturedReplies() }),
}
export const DocumentsToRead: Story = {
  render: Documents,
  parameters: scene('documents', success(picturedClinic()), { ...reading, replies: picturedReplies() }),
}
const chosen = (file: File) => async (canvas: HTMLElement) =>
  userEvent.upload(await within(canvas).findByTestId('image-stamp'), file, { applyAccept: false })
export const StampThatIsAnSvg: Story = {
  render: Documents,
  parameters: scene('documents'),
  play: async ({ canvasElement }) => {
    await chosen(new File(['<svg/>'], 'stamp.svg', { type: 'image/svg+xml' }))(canvasElement)
    await within(canvasElement).findByText(/(Choose a|Pilih berkas) JPEG/)
  },
}
export const StampRefused: Story = {
  render: Documents,
  parameters: scene('documents', success(clinic), {
    replies: { 'PUT /api/information/image/stamp': refusal(422, 'This picture moves. Choose one that stands still.') },
  }),
  play: async ({ canvasElement }) => {
    await chosen(new File(['RIFF'], 'stamp.webp', { type: 'image/webp' }))(canvasElement)
    await within(canvasElement).findByText(/picture moves/)
  },
}
export const NumberingOfTheManager: Story = { render: Numbering, parameters: scene('numbering') }
export const NumberingWithATakenCode: Story = {
  render: Numbering,
  parameters: scene('numbering', success(clinic), {
    replies: {
      'PUT /api/information': refusal(422, 'Please check.', {
        fields: { code: 'Another clinic of the company has this code' },
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: /^(Save|Simpan)$/ }))
    await form.findByText('Another clinic of the company has this code')
  },
}
