const env: Partial<Record<string, string>> = import.meta.env;

/** Outside checkouts of the landing page's plans, as the owner of the site set them at build. */
export const CHECKOUTS = {
  creator: env.PUBLIC_CHECKOUT_CREATOR,
  professional: env.PUBLIC_CHECKOUT_PROFESSIONAL,
};

/** Whether anything can be bought. */
export const IS_SELLING = Object.values(CHECKOUTS).some(Boolean);
