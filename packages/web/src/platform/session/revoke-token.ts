import { type Api, createApi } from '@clinic/api'

/** Ends a session on the server, as soon as it can be reached. Until then only this page knows the token. */
export async function revokeToken(token: string) {
  // a client of its own: another user may sign in meanwhile, and a 401 here is none of theirs
  const api = createApi({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    accessToken: () => token,
    language: () => 'en',
    onUnauthorized: () => {},
  })
  while (!(await isTold(api))) await nextChance()
}

const isTold = (api: Api) =>
  api.POST('/api/auth/logout').then(
    ({ response }) => response.status < 500,
    () => false,
  )

const nextChance = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, 30_000)
  })
