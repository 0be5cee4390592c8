import type { ReactElement } from 'react'
import { Route } from 'wouter'
import type { Master, Stored } from '../platform/record/master/master'
import { MasterCreate } from '../platform/record/master/master-create'
import { MasterList } from '../platform/record/master/master-list'
import { MasterPage } from '../platform/record/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from './scene'

export const storedTimes = { created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }

/**
 * Returns the stories every kind of master data has: of its list, its form and the page of its first row; and `page`, for its
 * own. `replies` are further replies of the server.
 */
export function masterStories<Row extends Stored & Input, Input extends object>(
  key: string,
  useMaster: () => Master<Row, Input>,
  rows: readonly Row[],
  replies: Record<string, Reply> = {},
) {
  const [base, api] = [`/clinic/${key}`, `GET /api/${key}`]
  const screens = { base, useMaster }
  const story = (screen: ReactElement, scene: Scene) => ({
    render: () => screen,
    parameters: {
      scene: { role: 'manager_clinic', ...scene, replies: { ...replies, ...scene.replies } } satisfies Scene,
    },
  })
  const list = (reply: Reply, path = base) => story(<List {...screens} />, { path, replies: { [api]: reply } })
  const page = (reply: Reply, scene: Scene = {}) =>
    story(<Page {...screens} />, {
      path: `${base}/1`,
      ...scene,
      replies: { [`${api}/1`]: reply, ...scene.replies },
    })
  return {
    page,
    many: list(success(listOf([...rows]))),
    emptyBecauseNew: list(success(listOf([]))),
    emptyBecauseFiltered: list(success(listOf([])), `${base}?search=mawar`),
    loading: list(silence),
    failed: list(refusal(500, 'The server failed. Try again in a moment.')),
    new: story(<Create {...screens} />, { path: `${base}/new` }),
    stored: page(success(rows[0])),
    atTheFrontOffice: page(success(rows[0]), { role: 'front_office_clinic' }),
    missing: page(refusal(404, 'This does not exist.')),
  }
}

interface Screens<Row extends Stored & Input, Input extends object> {
  base: string
  useMaster: () => Master<Row, Input>
}

function List<Row extends Stored & Input, Input extends object>({ base, useMaster }: Screens<Row, Input>) {
  return <MasterList master={useMaster()} base={base} />
}

function Create<Row extends Stored & Input, Input extends object>({ base, useMaster }: Screens<Row, Input>) {
  return <MasterCreate master={useMaster()} base={base} />
}

function Page<Row extends Stored & Input, Input extends object>({ base, useMaster }: Screens<Row, Input>) {
  const master = useMaster()
  return (
    <Route path={`${base}/:id`}>
      <MasterPage master={master} base={base} />
    </Route>
  )
}
