import { unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useUnit } from '../../entities/medicine/use-amount'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useCanCall } from '../../platform/session/use-can-call'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Table } from '../../ui/table/table'
import { Tag } from '../../ui/tag'

const RecipeForm = lazyWithRetry(() => import('./recipe-form'))

/** What a service uses each time it is done, with the form of whoever may change it. */
export function RecipePanel({ product }: { product: number }) {
  const { api } = useApp()
  const { recipe: words } = useTexts().product
  const unitOf = useUnit()
  const { number } = useFormat()
  const nameOf = useMedicineName()
  const canEdit = useCanCall(operationRoles.updateProductRecipe)
  const [isEditing, setEditing] = useState(false)
  const query = useQuery({
    queryKey: ['product', 'recipe', product],
    queryFn: ({ signal }) => unwrap(api.GET('/api/product/{id}/recipe', { params: { path: { id: product } }, signal })),
  })
  const { data, error } = query
  const materialOf = (id: number) => data?.materials.find((material) => material.id === id)
  const isTable = data ? data.lines.length > 0 && !isEditing : !error
  return (
    <Card
      flush
      title={words.title()}
      actions={
        canEdit &&
        data &&
        !isEditing && (
          <Button variant="soft" size="sm" onClick={() => setEditing(true)}>
            {words.edit()}
          </Button>
        )
      }
    >
      {!data && error && <LoadFailed query={query} />}
      {data && isEditing && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <RecipeForm recipe={data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {data?.lines.length === 0 && !isEditing && <p className={none}>{words.none()}</p>}
      {isTable && (
        <Table
          label={words.title()}
          rows={data?.lines}
          skeletonRows={2}
          rowKey={({ medicine_id }) => medicine_id}
          columns={[
            {
              key: 'material',
              header: words.material(),
              cell({ medicine_id }) {
                const material = materialOf(medicine_id)
                return (
                  <span className={named}>
                    <bdi>{material ? nameOf(material) : ''}</bdi>
                    {material?.status === 'inactive' && <Tag tone="warning">{words.inactive()}</Tag>}
                  </span>
                )
              },
            },
            {
              key: 'quantity',
              header: words.quantity(),
              align: 'end',
              fit: true,
              cell({ medicine_id, quantity }) {
                return `${number(quantity)} ${unitOf(materialOf(medicine_id), quantity)}`
              },
            },
          ]}
        />
      )}
    </Card>
  )
}

const none = css({ color: 'muted', paddingInline: { base: '4', sm: '6' }, paddingBlock: '4' })
const named = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' })
