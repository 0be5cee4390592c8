import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'

/** How many treatments wait for their material to be taken from the stock: until then it shows more than is there. */
export default function WaitingUsage() {
  const { api } = useApp()
  const { waiting } = useTexts().medicine
  const query = { state: 'draft', rowPerPage: 10 } as const
  const { data } = useQuery({
    queryKey: ['usage', 'waiting'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/usage', { params: { query }, signal })),
  })
  if (!data?.count) return null
  return (
    <div className={css({ paddingBlockEnd: '4' })}>
      <Banner
        tone="warning"
        action={
          <Link
            href="/clinic/medicine-transaction/usage?state=draft"
            className={buttonClass({ variant: 'soft', size: 'sm' })}
          >
            {waiting.open()}
          </Link>
        }
      >
        {waiting.usage(data.count)}
      </Banner>
    </div>
  )
}
