import { t } from '../i18n';
import { chapter } from '../i18n/chapter';
import { lazy, type Lazy } from '../parts/lazy';
import type { ComponentType } from 'preact';

/** What is said at tables over days alone. */
export const daysText = chapter(() => t().daysTable());

/** A part of such a table, with its words. */
export function ofDays<Props = object>(fetchIt: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazy(async () => {
    const [component] = await Promise.all([fetchIt(), daysText.load()]);
    return component;
  });
}

/** Where somebody has done what there was to do: what waits for them elsewhere, or that they may go. */
export const nextTable = ofDays(() => import('./NextTable').then(({ NextTable }) => NextTable));
