export * from './activity.values'
