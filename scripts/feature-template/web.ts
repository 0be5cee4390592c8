import type { Names } from './names'

/** The screens: a list, a form for a new one, a form for a stored one. */
export function webOf(names: Names) {
  const feature = `packages/web/src/features/${names.key}`
  const texts = `useTexts()${/-/.test(names.key) ? `['${names.key}']` : `.${names.key}`}`
  return {
    [`${feature}/${names.key}-list.tsx`]: list(names, texts),
    [`${feature}/${names.key}-create.tsx`]: create(names, texts),
    [`${feature}/${names.key}-edit.tsx`]: edit(names, texts),
    [`${feature}/${names.key}-edit-form.tsx`]: editForm(names, texts),
    [`${feature}/${names.key}-fields.tsx`]: fields(names, texts),
    [`${feature}/${names.key}-choices.ts`]: choices(names),
    [`${feature}/${names.key}-query.ts`]: query(names),
    [`${feature}/use-${names.key}-form.ts`]: form(names, texts),
    [`${feature}/${names.key}-list.stories.tsx`]: listStories(names),
    [`${feature}/${names.key}-edit.stories.tsx`]: editStories(names),
  }
}

/** The lines of routes.ts, the more special address first. */
export const routesOf = ({
  key,
}: Names) => `  { path: '/clinic/${key}/new', load: () => import('../features/${key}/${key}-create'), texts: ['${key}'] },
  { path: '/clinic/${key}/:id', load: () => import('../features/${key}/${key}-edit'), texts: ['${key}'] },
  { path: '/clinic/${key}', load: () => import('../features/${key}/${key}-list'), texts: ['${key}'] },
`

const list = ({ key, Type, value }: Names, texts: string) => `import { unwrap } from '@clinic/api'
import { useApp } from '../../platform/app-context'
import { ListScreen } from '../../platform/list-screen'
import { optionsOf } from '../../platform/options-of'
import { useMay } from '../../platform/use-may'
import { useTexts } from '../../platform/use-texts'
import { Tag } from '../../ui/tag'
import { sorts, statuses } from './${key}-choices'

export default function ${Type}List() {
  const { api } = useApp()
  const texts = ${texts}
  return (
    <ListScreen
      feature="${key}"
      words={texts.list}
      load={({ search, page, rowPerPage, chosen }, signal) => {
        const query = { search, page, rowPerPage, sort: chosen('sort', sorts), status: chosen('status', statuses) }
        return unwrap(api.GET('/api/${key}', { params: { query }, signal }))
      }}
      columns={[
        { key: 'name', header: texts.fields.name(), sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'status',
          header: texts.fields.status(),
          fit: true,
          cell: ({ status }) => <Tag tone={status === 'active' ? 'info' : 'neutral'}>{texts.statuses[status]()}</Tag>,
        },
      ]}
      filters={[
        {
          name: 'status',
          label: texts.fields.status(),
          any: texts.anyStatus(),
          options: optionsOf(statuses, (status) => texts.statuses[status]()),
        },
      ]}
      sorts={optionsOf(sorts, (sort) => texts.sorts[sort]())}
      href={(${value}) => \`/clinic/${key}/\${${value}.id}\`}
      create={useMay('create${Type}') ? '/clinic/${key}/new' : undefined}
    />
  )
}
`

const create = ({ key, Type, value }: Names, texts: string) => `import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app-context'
import { notify } from '../../platform/notify'
import { Page } from '../../platform/page'
import { RecordForm } from '../../platform/record-form'
import { useTexts } from '../../platform/use-texts'
import { ${Type}Fields } from './${key}-fields'
import { use${Type}Form } from './use-${key}-form'

const empty: Schema<'${Type}Input'> = { name: '', status: 'active' }

export default function ${Type}Create() {
  const { api } = useApp()
  const texts = ${texts}
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return (
    <Page title={texts.create.title()} back={{ href: '/clinic/${key}', label: texts.list.title() }}>
      <RecordForm
        {...use${Type}Form()}
        form="${key}-new"
        initial={empty}
        save={(${value}, idempotencyKey) => {
          const header = { 'Idempotency-Key': idempotencyKey }
          return unwrap(api.POST('/api/${key}', { body: ${value}, params: { header } }))
        }}
        onSaved={({ name }) => {
          void queries.invalidateQueries({ queryKey: ['${key}'] })
          void notify('success', texts.saved({ name }))
          navigate('/clinic/${key}')
        }}
      >
        {(fields) => <${Type}Fields {...fields} />}
      </RecordForm>
    </Page>
  )
}
`

const edit = ({ key, Type, value }: Names, texts: string) => `import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { useApp } from '../../platform/app-context'
import { Page } from '../../platform/page'
import { RecordFormSkeleton } from '../../platform/record-form'
import { RecordGate } from '../../platform/record-gate'
import { useTexts } from '../../platform/use-texts'
import { ${Type}EditForm } from './${key}-edit-form'
import { ${value}Query } from './${key}-query'

export default function ${Type}Edit() {
  const { api } = useApp()
  const texts = ${texts}
  const { id } = useParams<{ id: string }>()
  const query = useQuery(${value}Query(api, Number(id)))
  const missing = {
    title: texts.missing.title(),
    text: texts.missing.text(),
    href: '/clinic/${key}',
    leave: texts.list.title(),
  }
  return (
    <Page title={query.data?.name ?? texts.list.title()} back={{ href: '/clinic/${key}', label: texts.list.title() }}>
      <RecordGate query={query} skeleton={<RecordFormSkeleton />} missing={missing}>
        {(${value}) => <${Type}EditForm key={${value}.id} ${value}={${value}} />}
      </RecordGate>
    </Page>
  )
}
`

const editForm = ({ key, Type, value }: Names, texts: string) => `import { type Schema, unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app-context'
import { notify } from '../../platform/notify'
import { RecordForm } from '../../platform/record-form'
import { useTexts } from '../../platform/use-texts'
import { ${Type}Fields } from './${key}-fields'
import { ${value}Query } from './${key}-query'
import { use${Type}Form } from './use-${key}-form'

/** Changes what is stored, unless somebody else did so first. */
export function ${Type}EditForm({ ${value} }: { ${value}: Schema<'${Type}'> }) {
  const { api } = useApp()
  const texts = ${texts}
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { id, created_at, updated_at, ...stored } = ${value}
  return (
    <RecordForm
      {...use${Type}Form()}
      form={\`${key}-\${id}\`}
      initial={stored}
      save={(body) => unwrap(api.PUT('/api/${key}/{id}', { params: { path: { id } }, body }))}
      onSaved={(saved) => {
        queries.setQueryData(${value}Query(api, id).queryKey, saved)
        void queries.invalidateQueries({ queryKey: ['${key}'] })
        void notify('success', texts.saved({ name: saved.name }))
        navigate('/clinic/${key}')
      }}
    >
      {(fields) => <${Type}Fields {...fields} />}
    </RecordForm>
  )
}
`

const fields = ({ key, Type }: Names, texts: string) => `import type { Schema } from '@clinic/api'
import { oneOf } from '../../platform/one-of'
import { optionsOf } from '../../platform/options-of'
import { useTexts } from '../../platform/use-texts'
import { FormSection } from '../../ui/form'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { statuses } from './${key}-choices'

interface ${Type}FieldsProps {
  value: Schema<'${Type}Input'>
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Schema<'${Type}Input'>>) => void
}

export function ${Type}Fields({ value, errors, change }: ${Type}FieldsProps) {
  const texts = ${texts}
  return (
    <FormSection title={texts.section()}>
      <TextField
        name="name"
        label={texts.fields.name()}
        required
        maxLength={120}
        dir="auto"
        value={value.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField
        name="status"
        label={texts.fields.status()}
        value={value.status}
        error={errors.status}
        options={optionsOf(statuses, (status) => texts.statuses[status]())}
        onChange={({ target }) => change({ status: oneOf(statuses, target.value) ?? value.status })}
      />
    </FormSection>
  )
}
`

const choices = ({ Type }: Names) => `import type { operations, Schema } from '@clinic/api'

type Sort = NonNullable<NonNullable<operations['list${Type}']['parameters']['query']>['sort']>

export const statuses = ['active', 'inactive'] as const satisfies readonly Schema<'${Type}Status'>[]
/** The server's own order first. */
export const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]
`

const query = ({ key, value }: Names) => `import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export const ${value}Query = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['${key}', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/${key}/{id}', { params: { path: { id } }, signal })),
  })
`

const form = ({ key, Type, value, rules }: Names, texts: string) => `import type { Schema } from '@clinic/api'
${rules ? `import { ${value}Problems } from '@clinic/core/${key}'\n` : ''}import { useTexts } from '../../platform/use-texts'

/** What the form of a new one and of a stored one have in common. */
export function use${Type}Form() {
  const texts = ${texts}
  return {
    problemsOf: (${value}: Schema<'${Type}Input'>) => {
${
  rules
    ? `      const problems = ${value}Problems(${value})
      return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts.problems[problem]()]))`
    : `      const isMissing = ${value}.name.trim() === ''
      return { name: isMissing ? texts.problems.required() : undefined }`
}
    },
    describe: ({ name, status }: Schema<'${Type}Input'>) => [
      { label: texts.fields.name(), value: name },
      { label: texts.fields.status(), value: texts.statuses[status]() },
    ],
    cancel: '/clinic/${key}',
  }
}
`

const listStories = ({ key, Type, title }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import ${Type}List from './${key}-list'

const meta = { title: 'Screens/${title}/List', component: ${Type}List } satisfies Meta<typeof ${Type}List>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/${key}') => ({
  scene: { role: 'manager_clinic', path, replies: { 'GET /api/${key}': reply } } satisfies Scene,
})
const times = { created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }
const rows = [
  { id: 1, name: 'Anggrek', status: 'active', version: 1, ...times },
  { id: 2, name: 'Melati', status: 'inactive', version: 3, ...times },
]

export const Many: Story = { parameters: scene(success(listOf(rows))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/${key}?search=mawar'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
`

const editStories = ({ key, Type, title }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import ${Type}Edit from './${key}-edit'

const meta = {
  title: 'Screens/${title}/Edit',
  component: ${Type}Edit,
  render: () => <Route path="/clinic/${key}/:id" component={${Type}Edit} />,
} satisfies Meta<typeof ${Type}Edit>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: { role: 'manager_clinic', path: '/clinic/${key}/1', replies: { 'GET /api/${key}/1': reply } } satisfies Scene,
})
const time = '2026-01-02T03:04:05.000Z'
const stored = { id: 1, name: 'Melati', status: 'active', version: 1, created_at: time, updated_at: time }

export const Stored: Story = { parameters: scene(success(stored)) }
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist.')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
`
