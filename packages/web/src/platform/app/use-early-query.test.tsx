import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { useEarlyQuery } from './use-early-query'

const happened: string[] = []
const asked = {
  queryKey: ['patient', 1],
  queryFn: async () => {
    happened.push('asked')
    return 'Budi'
  },
}

function Patient() {
  const { data } = useEarlyQuery(asked)
  useLayoutEffect(() => {
    happened.push('drawn')
  }, [])
  return <p>{data ?? 'on the way'}</p>
}

it('asks before what is drawn is drawn, once', async () => {
  await renderScene(<Patient />)
  await screen.findByText('Budi')
  expect(happened).toEqual(['asked', 'drawn'])
})
