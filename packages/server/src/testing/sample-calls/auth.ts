import type { SampleCalls } from '../sample-world'

export const calls = {
  login: async ({ user: { email, password } }) => ({ body: { email, password, workspace: 'clinic' } }),
  logout: async () => ({}),
  fetchMyAccount: async () => ({}),
  listDemoAccount: async () => ({}),
  fetchJournalKey: async () => ({}),
  listSession: async () => ({}),
  endOtherSessions: async () => ({}),
  // everybody who is employed here has the same password: it stays that of whoever asks
  changePassword: async ({ user: { password }, restorePassword }) => {
    await restorePassword()
    return { body: { current_password: password, password } }
  },
  confirmPassword: async ({ user: { password } }) => ({ body: { password } }),
} satisfies Partial<SampleCalls>
