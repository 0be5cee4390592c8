import type { ComponentType } from 'react'
import type { Master, Stored } from './master'

export interface MasterModule<Row extends Stored & Input, Input extends object> {
  default: () => Master<Row, Input>
}

/** The three addresses of a kind of master data, the more special one first. */
export function masterScreens<Row extends Stored & Input, Input extends object>(
  base: string,
  load: () => Promise<MasterModule<Row, Input>>,
): { path: string; load: () => Promise<{ default: ComponentType }> }[] {
  const list = async () => {
    const [{ default: useMaster }, { MasterList }] = await Promise.all([load(), import('./master-list')])
    return { default: () => <MasterList master={useMaster()} base={base} /> }
  }
  const create = async () => {
    const [{ default: useMaster }, { MasterCreate }] = await Promise.all([load(), import('./master-create')])
    return { default: () => <MasterCreate master={useMaster()} base={base} /> }
  }
  const page = async () => {
    const [{ default: useMaster }, { MasterPage }] = await Promise.all([load(), import('./master-page')])
    return { default: () => <MasterPage master={useMaster()} base={base} /> }
  }
  return [
    { path: `${base}/new`, load: create },
    { path: `${base}/:id`, load: page },
    { path: base, load: list },
  ]
}
