/** Outside checkouts of the landing page's plans, as the owner of the site set them at build. */
export const CHECKOUTS = {
  creator: import.meta.env.PUBLIC_CHECKOUT_CREATOR,
  professional: import.meta.env.PUBLIC_CHECKOUT_PROFESSIONAL,
};

/** Whether anything can be bought. */
export const IS_SELLING = Object.values(CHECKOUTS).some(Boolean);
